"""What counts as a breaking change."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
loader = importlib.machinery.SourceFileLoader("check_api", str(pathlib.Path(__file__).parent / "check-api"))
check_api = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_api", loader))
loader.exec_module(check_api)

SHAPE = ["protocol Shape", "Shape :: required func area() -> Double", "enum Colour", "Colour :: case red"]


class Breaking(unittest.TestCase):
    def breaking(self, *, gone=(), new=()):
        return check_api.breaking(SHAPE, [line for line in SHAPE if line not in gone] + list(new))

    def test_nothing_changed(self):
        self.assertEqual(self.breaking(), [])

    def test_a_declaration_that_went(self):
        self.assertEqual(self.breaking(gone=["enum Colour"]), ["- enum Colour"])

    def test_a_declaration_that_changed(self):
        old, new = "Shape :: required func area() -> Double", "Shape :: required func area() -> Float"
        self.assertEqual(self.breaking(gone=[old], new=[new]), [f"+ {new}", f"- {old}"])

    def test_a_conformance_that_went(self):
        self.assertEqual(check_api.breaking(["A : Hashable"], []), ["- A : Hashable"])

    def test_additions_are_harmless(self):
        self.assertEqual(self.breaking(new=["struct Circle", "Circle : Shape", "Colour :: static let all: [Colour]"]), [])

    def test_a_new_case_and_a_new_requirement(self):
        new = ["Colour :: case blue", "Shape :: required var name: String { get }"]
        self.assertEqual(self.breaking(new=new), [f"+ {line}" for line in new])

    def test_a_new_requirement_with_a_default(self):
        self.assertEqual(self.breaking(new=["Shape :: default var name: String { get }"]), [])

    def test_cases_and_requirements_of_a_new_type(self):
        self.assertEqual(self.breaking(new=["enum Size", "Size :: case small"]), [])

    def test_a_requirement_that_gets_a_default(self):
        old = "Shape :: required func area() -> Double"
        self.assertEqual(self.breaking(gone=[old], new=[old.replace("required", "default")]), [])

    def test_a_property_that_becomes_settable(self):
        old, new = "A :: var b: Int { get }", "A :: var b: Int { get set }"
        self.assertEqual(check_api.breaking([old], [new]), [])
        self.assertEqual(check_api.breaking([new], [old]), [f"- {new}"])


if __name__ == "__main__":
    unittest.main()
