"""Lockets that hold a leaf: a flat case with a lid, a small stone upon it, a loop for a cord. Lengths are centimetres."""

import math

import bpy
from mathutils import Vector

import materials
from cast import antique
from chains import KINDS
from coin import rupee
from models.pendant import _torus
from models.yantra import slab
from settings import balls, collet, ellipse, set_stone
from shapes import group_of, rest, turned


def _lotus(radius, metal):
    """Eight petals that lie around a stone."""
    parts = []
    for i in range(8):
        angle = i * math.pi / 4
        petal = turned("petal", [(0, -0.07), (0.12, -0.05), (0.2, 0.0), (0.12, 0.05), (0, 0.07)], metal, 40, 30)
        petal.scale = (1, 1.9, 1)
        petal.rotation_euler = (0.12, 0, angle - math.pi / 2)
        petal.location = (radius * math.cos(angle), radius * math.sin(angle), 0)
        parts.append(petal)
    return parts


def _square(side, ratio, thick, metal, holder):
    """A case with a raised rim, its lid a step smaller, knuckles of the hinge on the left."""
    case = slab("case", side, thick, metal, side * 0.12, 0.08, ratio=ratio)
    lid = slab("lid", side * 0.9, 0.07, metal, side * 0.1, 0.04, 0.1, ratio=ratio)
    lid.location.z = thick
    parts = [case, lid]
    seam = slab("seam", side * 1.012, 0.02, holder, side * 0.12, 0.005, ratio=ratio)
    seam.location.z = thick * 0.55
    parts.append(seam)
    for i in range(3):
        bpy.ops.mesh.primitive_cylinder_add(radius=0.075, depth=side * ratio * 0.16, vertices=32,
                                            location=(-side / 2 - 0.02, (i - 1) * side * ratio * 0.18, thick * 0.6), rotation=(math.pi / 2, 0, 0))  # fmt: skip
        knuckle = bpy.context.object
        knuckle.data.materials.append(metal)
        bpy.ops.object.shade_smooth()
        parts.append(knuckle)
    parts += balls(ellipse(side * 0.72, side * 0.72 * ratio), 0, thick + 0.06, 0.032, metal)
    return parts


def _tube(long, radius, metal):
    """A rolled case: a tube along x with domed ends and rings."""
    half = long / 2
    profile = [(0, -half), (radius * 0.5, -half + 0.02), (radius * 0.94, -half + 0.14), (radius * 1.1, -half + 0.24), (radius * 1.1, -half + 0.36),
               (radius, -half + 0.4), (radius, half - 0.4), (radius * 1.1, half - 0.36), (radius * 1.1, half - 0.24),
               (radius * 0.94, half - 0.14), (radius * 0.5, half - 0.02), (0, half)]  # fmt: skip
    body = turned("tube", profile, metal, 96, 200, None, 1)
    body.rotation_euler = (0, math.pi / 2, 0)
    return [body]


def locket(
    form="square", side=2.2, ratio=1.0, thick=0.5, metal="silver", roughness=0.2, wash=False, stone=None, lotus=False, seed=1
):
    """A locket that lies face up at the origin. Returns its parts and the height on the page of its loop's eye."""
    body = antique(metal, roughness, share=0.7) if wash else materials.metal(metal, roughness)
    dark = materials.plain("seam", (0.03, 0.025, 0.02), 0.7)
    item, line, _, _ = set_stone(stone, seed)
    held = [item, collet(line, -0.1, 0, body, 0.045, 0.0, 0.035)]
    if form == "tube":
        parts = _tube(side, thick / 2, body)
        high, top = thick / 2 + 0.02, thick / 2
        seat = turned("seat", [(0, -0.16), (0.36, -0.14), (0.4, -0.06), (0.34, 0.0), (0, 0.0)], body, 64, 40)
        held.append(seat)
        loops = [_torus(0.17, 0.05, (x, top + 0.16, 0), body, math.pi / 2) for x in (-side * 0.26, side * 0.26)]
        eye = top + 0.22
    else:
        parts = _square(side, ratio, thick, body, dark)
        high, top = thick + 0.12, side * ratio / 2
        sleeve = turned(
            "sleeve",
            [(0.12, -0.34), (0.17, -0.34), (0.19, -0.28), (0.16, 0), (0.19, 0.28), (0.17, 0.34), (0.12, 0.34), (0.12, -0.34)],
            body,
            64,
            60,
        )
        sleeve.rotation_euler = (0, math.pi / 2, 0)
        sleeve.location = (0, top + 0.14, thick * 0.5)
        loops = [sleeve]
        eye = top + 0.14
    if lotus:
        held += _lotus(float(line[:, 0].max()) + 0.14, body)
    for part in held:
        part.location.z += high + 0.04
    return [*parts, *held, *loops], Vector((0, eye, 0 if form == "tube" else thick * 0.5))


def build(
    lean=0.2, turn=0.0, once=False, squeeze=1.1, seed=1, cord=60, colour=(0.4, 0.012, 0.02), kind="cord", coin=None, **shape
):
    parts, eye = locket(seed=seed, **shape)
    for part in parts:
        part["focus"] = True
    group = group_of(parts, "kavach")
    group.rotation_euler = (0.02, 0, lean)
    rest(group)
    bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
    bpy.context.scene["mirror_power"] = 0.4
    if cord:
        place = group.matrix_world @ eye
        metal = materials.metal(shape.get("metal", "silver"), 0.2)
        KINDS[kind](place, cord, once, squeeze, seed, turn, colour if kind == "cord" else metal)
    if coin:
        rupee(*coin)
