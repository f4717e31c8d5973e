"""Tortoises: one or several, in a bowl, upon a base, or under a Meru. Lengths are centimetres."""

import bpy

import materials
import stones
from coin import rupee
from meru import meru
from models.yantra import slab
from shapes import group_of, rest, turned
from tortoise import LENGTH, TOP, tortoise
from vessels import scaled

BOWL = [(0, 0), (0.62, 0), (0.66, 0.02), (0.84, 0.12), (0.97, 0.3), (1.0, 0.42), (1.03, 0.44), (1.03, 0.46), (0.99, 0.46),
        (0.95, 0.31), (0.81, 0.14), (0.62, 0.045), (0, 0.035)]  # fmt: skip


# A plinth as radius and height, for a radius of 1: foot, wall, lip, and the floor within.
PLINTH = [(0, 0), (0.94, 0), (0.97, 0.02), (0.95, 0.06), (0.92, 0.08), (0.98, 0.12), (1.0, 0.18), (0.985, 0.225), (0.95, 0.235),
          (0.92, 0.22), (0.9, 0.17), (0.86, 0.16), (0, 0.16)]  # fmt: skip


def _base(kind, length):
    """What a tortoise stands on, and its height."""
    if kind == "wood":
        item = slab("base", length * 0.92, 1.1, materials.wood("Y"), 0.5, 0.2, 0.6, ratio=1.18)
        return [item], 1.04
    # an oval of black stone with a lip that keeps water
    floor = turned("base", scaled(PLINTH, length * 0.56), stones.stone("onyx", 3, 14), 300, 120)
    floor.scale = (0.94, 1.12, 1)
    return [floor], PLINTH[-1][1] * length * 0.56


def build(row=((0, 0, 15.24),), turn=0.0, bowl=None, base=None, peak=False, coin=None, mirror=0.4, **cast):
    parts = []
    for x, y, length in row:
        item = tortoise(length, **{"seat": 0 if peak else 1, **cast})
        lift = 0.0
        if bowl:
            dish = turned("bowl", scaled(BOWL, bowl / 2), materials.metal(cast.get("metal", "copper"), 0.22), 256, 220)
            parts.append(dish)
            lift = bowl / 2 * 0.036
        if base:
            under, lift = _base(base, length)
            parts += under
        item.location = (x, y, lift)
        parts.append(item)
        if peak:
            top = meru(length * 0.5, materials.metal(cast.get("metal", "gold"), cast.get("roughness", 0.2)))
            top.location = (x, y, lift + (TOP - 0.05) * length / LENGTH)
            parts.append(top)
    group = group_of(parts)
    group.rotation_euler = (0, 0, turn)
    rest(group)
    if mirror:
        bpy.context.scene["mirror"] = (0, 0, 1)
        bpy.context.scene["mirror_power"] = mirror
    if coin:
        rupee(*coin)
