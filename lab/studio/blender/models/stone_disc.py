"""A flat polished disc of stone with a rough rim. Lengths are centimetres."""
import bpy

import stones
from coin import rupee
from shapes import lathe


def build(stone="pyrite", across=2.5, thick=0.4, seed=1, turn=0.0, coin=None):
    radius = across / 2
    profile = [(0, 0), (radius * 0.95, 0), (radius * 0.985, thick * 0.08), (radius, thick * 0.2)]
    profile += [(radius * 1.004, thick * 0.5), (radius, thick * 0.8), (radius * 0.985, thick * 0.92),
                (radius * 0.95, thick), (0, thick)]  # fmt: skip
    disc = lathe("disc", profile, stones.stone(stone, seed, across * 2), steps=160)
    # the rim stays as the saw left it
    disc.data.materials.append(stones.stone(stone + "_raw", seed, across * 2))
    for polygon in disc.data.polygons:
        polygon.material_index = int(abs(polygon.normal.z) < 0.5)
    disc.rotation_euler = (0, 0, turn)
    bpy.context.scene["mirror"] = (0, 0, 1)
    bpy.context.scene["mirror_power"] = 0.5
    if coin:
        rupee(*coin)
