"""Renders one picture: blender -b -P render.py -- order.json

The order names a model of models/, its options, the size in pixels, the number of threads and the output file.
"""
import importlib
import json
import os
import sys

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import cut_stone  # noqa: E402
import engraved  # noqa: E402
import picture  # noqa: E402
import studio  # noqa: E402


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        order = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    engraved.DRAWINGS.update(order.get("drawings", {}))
    cut_stone.CUTS.update(order.get("cuts", {}))
    model = importlib.import_module("models." + order["model"])
    options = dict(order["options"])
    view = options.pop("view")
    share, focus = options.pop("share", None), options.pop("focus", False)
    model.build(**options)
    rim = studio.light_and_frame(view, share, focus) < picture.REACH - 0.03
    picture.render(order["output"], order["size"], order["threads"], order["samples"], rim)


main()
