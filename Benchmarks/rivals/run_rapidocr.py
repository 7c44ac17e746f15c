"""RapidOCR with its default settings and the models of its own wheel (PP-OCRv6 small, line-direction classifier v2.0).

usage: run_rapidocr.py openvino|onnxruntime PICTURE...

RapidOCR runs on ONNX Runtime unless each of its three stages is told otherwise; the wheel's ONNX files serve both
engines, so nothing is downloaded. All other settings stay as they come: detector input with a short side of at least
736, text score 0.5, threads chosen by the engine.
"""
import sys

from protocol import answer


def main(engine_name, paths):
    from rapidocr import EngineType, RapidOCR

    engine_type = EngineType(engine_name)
    engine = RapidOCR(params={f"{stage}.engine_type": engine_type for stage in ("Det", "Cls", "Rec")})
    answer(lambda path: engine(path).txts or (), paths)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
