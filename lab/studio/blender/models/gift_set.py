"""Several goods together, as a box or a set brings them: other models, small things of their own, packing."""

import importlib

import bpy

import packing
import small_goods
from coin import rupee
from models.kuber_potli import rice, turmeric
from shapes import group_of, rest


def _built(model, options):
    """What a model adds to the scene, as one object."""
    before = set(bpy.context.scene.objects)
    importlib.import_module("models." + model).build(**options)
    return group_of([item for item in bpy.context.scene.objects if item not in before and item.parent is None], model)


OWN = {
    "bottle": small_goods.bottle,
    "timer": small_goods.timer,
    "gomukhi": small_goods.gomukhi,
    "wicks": small_goods.wicks,
    "thread": small_goods.thread,
    "nuts": small_goods.nuts,
    "brass_lamp": small_goods.brass_lamp,
    "lamp_pair": small_goods.lamp_pair,
    "bead_band": small_goods.bead_band,
    "loose_gem": small_goods.loose_gem,
    "packet": packing.packet,
    "jewel_box": packing.jewel_box,
    "card": packing.card,
    "booklet": packing.booklet,
    "tray": packing.tray,
    "shreds": packing.shreds,
    "lotus_seeds": packing.lotus_seeds,
    "turmeric": lambda seed=1: [turmeric(seed)],
    "rice": lambda count=60, seed=1: rice(count, seed, 1.6),
}


def build(parts, turn=0.0, coin=None, mirror=0.3):
    """`parts` are rows of a name, its options, x, y, a turn in radians, and how high it lies."""
    made = []
    for name, options, x, y, round_by, lift in parts:
        item = group_of(OWN[name](**options), name) if name in OWN else _built(name, options)
        item.rotation_euler = (0, 0, round_by)
        rest(item, x, y, lift)
        made.append(item)
    group = group_of(made, "set")
    group.rotation_euler = (0, 0, turn)
    if mirror:
        bpy.context.scene["mirror"] = (0, 0, 1)
        bpy.context.scene["mirror_power"] = mirror
    if coin:
        rupee(*coin)
