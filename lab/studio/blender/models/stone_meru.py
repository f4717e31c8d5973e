"""A Meru cut from one stone. Lengths are centimetres."""

import bpy

import stones
from coin import rupee
from meru import meru
from shapes import rest


def build(stone="rose", side=6.0, seed=1, turn=0.0, coin=None):
    item = meru(side, stones.stone(stone, seed, side))
    item.rotation_euler = (0, 0, turn)
    rest(item)
    bpy.context.scene["mirror"] = (0, 0, 1)
    bpy.context.scene["mirror_power"] = 0.35
    if coin:
        rupee(*coin)
