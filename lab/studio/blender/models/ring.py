"""Rings: a band, and a head that holds one stone, nine, a pearl or a tortoise. Lengths are centimetres.

A ring stands about the y axis: the finger goes along y, the head is at the top. `pose` lays it on its side with the head
to the front, or stands it up and leans it back.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

import materials
from cast import antique
from coin import rupee
from models.yantra import slab
from settings import balls, claws, collet, corners, set_stone, wall
from shapes import _wrapped, grid_object, group_of, rest
from tortoise import tortoise


def band(inner, width, thick, material, blunt=0.7, wave=0.0):
    """
    A band of inner radius `inner`. `width` (along the finger) and `thick` are pairs: in the palm, and beside the head.
    `wave` bends it sideways at the top, so that two rings nest.
    """
    count, steps = 220, 40
    around = np.linspace(0, 2 * math.pi, count, endpoint=False)
    share = ((1 + np.cos(around)) / 2) ** 1.8
    wide = width[0] + (width[1] - width[0]) * share
    deep = thick[0] + (thick[1] - thick[0]) * share
    angle = np.arange(steps) * 2 * math.pi / steps
    across = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** blunt
    out = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** blunt
    reach = inner + deep[:, None] * (0.5 + 0.5 * out)
    y = wide[:, None] / 2 * across + wave * np.exp(-((np.sin(around / 2)[:, None] / 0.3) ** 2))
    points = np.stack([reach * np.sin(around)[:, None], y, reach * np.cos(around)[:, None]], axis=2)
    row, step = np.meshgrid(np.arange(count), np.arange(steps), indexing="ij")
    after, beside = (row + 1) % count, (step + 1) % steps
    faces = np.stack([row * steps + step, row * steps + beside, after * steps + beside, after * steps + step], axis=2)
    return grid_object("band", points.reshape(-1, 3), faces.reshape(-1, 4), material)


def _opened(item, head, seed):
    """Cuts the band where a large stone comes down to the finger. Returns the cutter, which is not rendered."""
    line = set_stone(head, seed)
    bpy.data.objects.remove(line[0])
    hole = line[1] * 0.9
    rows = [
        np.column_stack([hole * keep, np.full(len(hole), high)]) for keep, high in ((0.001, 0.2), (1, 0.2), (1, 3), (0.001, 3))
    ]
    cutter = _wrapped("cutter", np.array(rows), item.data.materials[0])
    cutter.hide_render = True
    cut = item.modifiers.new("hole", "BOOLEAN")
    cut.object = cutter
    return cutter


def _lifted(parts, height):
    for part in parts:
        part.location.z += height
    return parts


def _single(head, top, metal, tips, seed):
    """One stone in a collet, in claws or in a cup. `top` is where the head begins."""
    item, line, high, deep = set_stone(head, seed)
    low = -deep - 0.02
    if head.get("hold") == "claws":
        parts = claws(corners(line, head["claws"]), low * 0.9, 0, tips, head.get("thick", 0.05), 0.09, high * 0.8)
        for keep, place in ((0.62, low * 0.75), (0.86, low * 0.28)):
            parts.append(
                wall(
                    line * keep,
                    [(-0.03, place), (0.03, place), (0.035, place + 0.05), (-0.02, place + 0.06), (-0.03, place)],
                    metal,
                )
            )
    elif head.get("hold") == "cup":
        angle = np.arctan2(line[:, 1], line[:, 0])
        scallop = line * (1 + 0.035 * np.cos(14 * angle))[:, None]
        rows = [
            (-0.3, low),
            (-0.12, low + 0.02),
            (0.02, low * 0.45),
            (0.07, -0.02),
            (0.075, 0.05),
            (0.04, 0.07),
            (0.0, 0.03),
            (-0.1, low * 0.5),
        ]
        parts = [wall(scallop, rows, metal)]
    else:
        parts = [collet(line, low, 0, metal, head.get("thick", 0.09), head.get("taper", 0.1), head.get("lip", 0.05))]
    if head.get("beaded"):
        parts += balls(line, 0.15, 0.0, 0.035, metal)
    return _lifted([item, *parts], top + deep + head.get("rise", 0.0))


# The temple order as the ring is looked at: Surya in the middle, Shukra's diamond to the east, which is up.
NINE = [("cut", "cut_emerald"), ("cut", "cut_diamond"), ("pearl", "pearl"), ("cut", "cut_yellow"), ("cut", "cut_ruby"),
        ("dome", "coral"), ("dome", "catseye"), ("cut", "cut_sapphire"), ("cut", "cut_hessonite")]  # fmt: skip


def _nine(top, metal, tips, seed):
    """A square head with nine stones in collets, small gilt balls between them."""
    plate = slab("plate", 1.38, 0.18, metal, 0.3, 0.05)
    frame = slab("frame", 1.16, 0.22, metal, 0.26, 0.04)
    frame.location.z = -0.18
    parts = [plate, frame]
    for i, (kind, stone) in enumerate(NINE):
        x, y = (i % 3 - 1) * 0.43, (1 - i // 3) * 0.43
        spec = {"cut": {"cut": "round", "kind": stone, "long": 0.34}, "pearl": {"pearl": True, "long": 0.34},
                "dome": {"dome": "round", "kind": stone, "long": 0.34, "rise": 0.13}}[kind]  # fmt: skip
        item, line, _, deep = set_stone(spec, seed + i)
        held = [item, collet(line, -0.1, 0, metal, 0.04, 0.02, 0.03)]
        for part in held:
            part.location = (x, y, 0.2)
        parts += held
    for x in (-0.215, 0.215):
        for y in (-0.215, 0.215):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=0.05, location=(x, y, 0.18), segments=24, ring_count=12)
            parts.append(bpy.context.object)
            parts[-1].data.materials.append(tips)
            bpy.ops.object.shade_smooth()
    return _lifted(parts, top + 0.12)


def _tortoise(top, metal_name, seed):
    """A small tortoise whose head looks along the finger, a garnet in its shell."""
    animal = tortoise(1.5, metal_name, 0.2, seat=0, relief=0.06)
    animal.location.z = top - 0.1
    item, line, _, deep = set_stone({"cut": "round", "kind": "cut_garnet", "long": 0.26}, seed)
    parts = _lifted([item, collet(line, -0.08, 0, materials.metal(metal_name, 0.2), 0.035, 0.0, 0.02)], top - 0.1 + 0.53)
    return [animal, *parts]


def ring_of(inner=0.87, width=(0.28, 0.5), thick=(0.17, 0.22), metal="silver", roughness=0.18, wash=False, head=None,
            blunt=0.7, wave=0.0, tips=None, seed=1):  # fmt: skip
    """A ring about the y axis, its head at the top, as one object."""
    body = antique(metal, roughness, (0.045, 0.045, 0.05), 0.75) if wash else materials.metal(metal, roughness)
    points = materials.metal(tips, 0.18) if tips else body
    top = inner + thick[1] * 0.9
    parts = []
    if head and head.get("kind_of") == "nine":
        parts += _nine(top, body, points, seed)
    elif head and head.get("kind_of") == "tortoise":
        parts += _tortoise(top, metal, seed)
    elif head:
        top = inner + 0.02 if head.get("open") else top
        held = _single(head, top, body, points, seed)
        for part in held:
            part.location.y += wave
        parts += held
    round_finger = band(inner, width, thick, body, blunt, wave)
    parts.append(round_finger)
    if head and head.get("open"):
        parts.append(_opened(round_finger, head, seed))
    return group_of(parts, "ring")


def _posed(item, pose, turn):
    """Lays a ring on its side with the head to the front, or stands it and leans it back."""
    holder = group_of([item], "pose")
    if pose == "side":
        # the top comes to the front; a little roll, as it rests on head and band
        item.rotation_euler = (math.pi / 2, 0, 0)
        holder.rotation_euler = (-0.1, 0, turn)
    else:
        item.rotation_euler = (0.42 if pose == "stand" else 0.0, 0, 0)
        holder.rotation_euler = (0, 0, turn)
    return holder


def build(pose="side", turn=0.0, coin=None, second=None, at=(1.75, 0.2), **shape):
    holder = _posed(ring_of(**shape), pose, turn)
    rest(holder)
    if second:
        nested = pose == "side"
        other = _posed(ring_of(**{**shape, **second}), pose, turn + (0 if nested else 0.45))
        rest(other, *((0, 0, shape["width"][0] * 1.01) if nested else at))
    # the table of the stone and the flat sides see a card
    normal = holder.children[0].matrix_world.to_3x3() @ Vector((0, 0, 1))
    bpy.context.scene["mirror"] = normal
    bpy.context.scene["mirror_power"] = 0.35
    if coin:
        rupee(*coin)
