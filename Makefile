# Every target does the set-up that it needs; a second set-up takes a fraction of a second.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.PHONY: demo test check soak bench docs api format setup build build-tests

# Warnings are errors for the package itself.
export SIGHTREAD_STRICT = 1
# Tests render text the same way on any machine.
export FONTCONFIG_FILE = $(CURDIR)/Tests/Fixtures/fonts.conf
# Sets of pictures to measure on, where there are any; what needs them is skipped without.
export SIGHTREAD_SETS ?= $(abspath ../shared/data)

demo: build
	@scripts/demo

# Everything that decides whether a change may land.
test: build-tests
	scripts/check-imports
	scripts/check-format
	python3 -m unittest discover -q Benchmarks
	python3 -m unittest discover -q scripts
	scripts/check-api
	scripts/check-listings
	scripts/build-docs
	swift test -c release --skip-build 2>&1 | scripts/test-summary
	scripts/check-source-compatibility
	scripts/check-examples
	@scripts/demo

# What can be known in three minutes.
check: build-tests
	scripts/check-imports
	scripts/check-format
	python3 -m unittest discover -q scripts
	scripts/check-api
	swift test -c release --skip-build --skip AccuracyTests 2>&1 | scripts/test-summary

# Long runs, not for every change; with the allocation of the command, which a server should copy: large blocks go back at once.
soak: build-tests
	SIGHTREAD_SOAK=1 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304 \
	    swift test -c release --skip-build --filter SoakTests

# Sightread and its rivals on the same pictures.
bench: build
	python3 Benchmarks/run.py

# The documentation of every library, as a web site: see Documentation/Guides/ReadingTheDocumentation.md.
docs: build
	scripts/build-docs

# Records the public interface after it grew; says what to do when it broke.
api: build
	scripts/check-api --update

format:
	swift format --in-place --recursive Sources Tests Examples Package.swift

setup:
	@scripts/setup --quiet

build: setup
	swift build -c release --quiet

# `swift test` alone would compile everything a second time, with other flags.
build-tests: setup
	swift build -c release --build-tests --quiet
