"""Nine stones in closed settings, hinged in a row, a silk cord behind. Lengths are centimetres."""

import math

import bpy
from mathutils import Vector

import materials
from coin import rupee
from settings import balls, set_stone, wall
from shapes import group_of, tube
from strand import ball_mesh, put

# From the left as it is looked at: ruby in the middle, pearl and coral beside it, then the others by pairs.
ROW = ["cut_hessonite", "cut_diamond", "cut_emerald", "pearl", "cut_ruby", "coral", "cut_yellow", "cut_sapphire", "catseye"]
SIZES = [0.8, 0.86, 0.94, 1.0, 1.3, 1.0, 0.94, 0.86, 0.8]


def _setting(kind, long, gold, seed):
    """A stone in a closed gilt cup with a beaded rim. Returns the parts, half its width."""
    if kind == "pearl":
        spec = {"pearl": True, "long": long * 0.86, "flat": 0.6}
    elif kind in ("coral", "catseye"):
        spec = {"dome": "oval", "kind": kind, "long": long, "wide": long * 0.78, "rise": long * 0.26}
    else:
        spec = {"cut": "oval", "kind": kind, "long": long}
    item, line, _, deep = set_stone(spec, seed)
    low = -min(deep, 0.34) - 0.06
    cup = wall(
        line,
        [
            (-0.3, low),
            (0.02, low),
            (0.09, -0.06),
            (0.1, 0.05),
            (0.07, 0.07),
            (0.01, 0.06),
            (-0.01, 0.0),
            (-0.03, low + 0.04),
            (-0.3, low + 0.04),
        ],
        gold,
    )
    return [item, cup, *balls(line, 0.15, -0.04, 0.045, gold)], float(line[:, 0].max()) + 0.2


def build(seed=1, turn=0.0, coin=None):
    gold = materials.metal("gold", 0.18)
    radius, holders, places = 5.6, [], []
    made = [_setting(kind, size, gold, seed + i) for i, (kind, size) in enumerate(zip(ROW, SIZES))]
    widths = [2 * half + 0.16 for _, half in made]
    start = -sum(widths) / 2
    for i, ((parts, half), width) in enumerate(zip(made, widths)):
        angle = (start + width / 2) / radius
        start += width
        holder = group_of(parts, "setting")
        holder.location = (radius * math.sin(angle), -radius * math.cos(angle) * 0.9, 0.42)
        holder.rotation_euler = (0.1, 0, angle * 0.9)
        holders.append(holder)
        places.append(angle)
        if 2 <= i <= 6:
            for part in parts:
                part["focus"] = True
    for first, second in zip(places, places[1:]):
        middle = (first + second) / 2
        for shift in (-0.16, 0.16):
            at = Vector((radius * math.sin(middle), -radius * math.cos(middle) * 0.9 + shift, 0.34))
            bpy.ops.mesh.primitive_torus_add(major_radius=0.13, minor_radius=0.03, location=at, rotation=(0, 0, middle))
            hinge = bpy.context.object
            hinge.data.materials.append(gold)
            bpy.ops.object.shade_smooth()
            holders.append(hinge)
    edge = places[-1] + 0.11
    silk = materials.thread((0.33, 0.012, 0.03))
    for side in (-1, 1):
        path = []
        for step in range(12):
            angle = edge + (math.pi - edge - 0.05) * step / 11
            reach = radius * (1 - 0.05 * step / 11)
            path.append((side * reach * math.sin(angle), -reach * math.cos(angle) * 0.9, 0.16 + 0.2 * (1 - step / 11) ** 3))
        path += [(side * 0.5, radius * 0.9 + 0.3, 0.16), (side * 0.9, radius * 0.9 + 1.4, 0.13)]
        holders.append(tube("silk", path, 0.13, silk))
    knot = put(ball_mesh(0.34, silk, 1.2), Vector((0, radius * 0.86, 0.32)), Vector((1, 0, 0)))
    group = group_of([*holders, knot])
    group.rotation_euler = (0, 0, turn)
    if coin:
        rupee(*coin)
