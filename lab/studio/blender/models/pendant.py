"""Pendants: a stone in a collet, in claws, under a bar or a crescent, in enamel, a capsule of coral. Lengths are centimetres."""

import math

import bpy
import numpy as np
from mathutils import Vector

import materials
import stones
from chains import KINDS, way
from models.strung import _link
from coin import rupee
from settings import balls, claws, collet, corners, ellipse, guard, set_stone, wall
from shapes import block, group_of, rest, sweep, turned
from strand import ball_mesh, put


def _torus(size, thick, at, material, turn=0.0):
    bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=thick, major_segments=64, minor_segments=20)
    loop = bpy.context.object
    loop.location = at
    loop.rotation_euler = (0, turn, 0)
    loop.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return loop


def _bail(top, metal, size=0.19):
    """A small ring on the frame and the larger one that the chain passes. Returns the parts and how far up the eye is."""
    parts = [_torus(0.085, 0.03, (0, top + 0.07, 0), metal), _torus(size, 0.035, (0, top + 0.12 + size, 0), metal, math.pi / 2)]
    return parts, top + 0.12 + size * 1.5


def _framed(stone, metal, seed, hold="collet", angles=(), beaded=False, thick=0.08, leafy=False):
    """A stone in a collet or claws with its bail. Returns the parts and the eye."""
    item, line, high, deep = set_stone(stone, seed)
    if hold == "guards":
        # a pointed stone upright: a guard at each end, a low gallery along its sides
        tips = [(0.0, float(line[:, 1].max())), (0.0, float(line[:, 1].min()))]
        parts = [part for tip in tips for part in guard(tip, (0, 0), -deep * 0.8, 0, metal, thick * 0.62, 0.26)]
        parts += claws(corners(line, angles), -deep * 0.8, 0, metal, 0.035, 0.06, high * 0.7)
        parts.append(wall(line * 0.8, [(-0.025, -deep * 0.5), (0.03, -deep * 0.5), (0.035, -deep * 0.36), (-0.02, -deep * 0.36), (-0.025, -deep * 0.5)], metal))  # fmt: skip
    elif hold == "claws":
        parts = claws(corners(line, angles), -deep * 0.85, 0, metal, 0.065 if leafy else 0.05, 0.12, high * 0.85)
        for keep, low in ((0.6, -deep * 0.7), (0.84, -deep * 0.3)):
            parts.append(
                wall(line * keep, [(-0.03, low), (0.03, low), (0.03, low + 0.05), (-0.03, low + 0.05), (-0.03, low)], metal)
            )
    else:
        parts = [collet(line, -deep * 0.72, 0, metal, thick, 0.1, 0.05)]
    if beaded:
        parts += balls(line, thick + 0.05, -0.02, 0.045, metal)
    top = float(line[:, 1].max()) + (0.02 if hold != "collet" else thick + (0.08 if beaded else 0))
    rings, eye = _bail(top, metal)
    return [item, *parts, *rings], (0, eye, 0)


def _barred(stone, metal, seed):
    """A step-cut stone that hangs by its short side from a plain bar."""
    item, line, high, deep = set_stone(stone, seed)
    top = float(line[:, 1].max())
    bar = block("bar", (2.3, 0.16, 0.16), metal, (0, top + 0.16, 0), 0.05)
    parts = [item, bar]
    for x in (-0.16, 0.16):
        path = [(x, top + 0.16, -0.04), (x, top + 0.06, 0.06), (x, top - 0.02, high * 0.75), (x, top - 0.13, high * 1.02)]
        parts.append(sweep("tab", path, [0.05, 0.05, 0.045, 0.02], metal, 20, 30))
    path = [(0, top + 0.14, -0.08), (0, top, -0.1), (0, top - 0.12, -deep * 0.5)]
    parts.append(sweep("back", path, [0.06, 0.06, 0.03], metal, 20, 24))
    rings = [_torus(0.09, 0.03, (side * 1.16, top + 0.19, 0), metal) for side in (-1, 1)]
    return [*parts, *rings], (0, top + 0.19, 0)


def _crescent(metal, seed):
    """A drop pearl under a slim moon whose horns look up."""
    path, wide, high = [], [], []
    for degrees in range(-205, 26, 10):
        angle = math.radians(degrees)
        share = (degrees + 205) / 230
        path.append((0.78 * math.cos(angle), 0.78 * math.sin(angle), 0))
        wide.append(max(0.008, 0.15 * math.sin(share * math.pi) ** 1.2))
        high.append(max(0.008, 0.07 * math.sin(share * math.pi) ** 0.6))
    moon = sweep("moon", path, wide, metal, 40, 160, high)
    drop = [
        (0, -0.49),
        (0.22, -0.44),
        (0.34, -0.28),
        (0.36, -0.1),
        (0.3, 0.1),
        (0.2, 0.28),
        (0.1, 0.42),
        (0.05, 0.47),
        (0, 0.48),
    ]
    pearl = turned("pearl", drop, stones.stone("pearl", seed, 1.0), 96, 90)
    pearl.location = (0, -1.52, 0.02)
    cap = turned("cap", [(0.13, -0.06), (0.14, -0.02), (0.08, 0.05), (0.04, 0.08), (0, 0.09)], metal, 48, 30)
    cap.location = (0, -1.1, 0.02)
    # the point of the drop looks up the page
    pearl.rotation_euler = cap.rotation_euler = (-math.pi / 2, 0, 0)
    rings = [_torus(0.07, 0.024, (0, -0.99, 0.0), metal, math.pi / 2)]
    link = _link(0.2, 0.032, metal, 0.8)
    for side in (-1, 1):
        rings.append(_torus(0.085, 0.028, (side * 0.72, 0.36, 0), metal))
        # short chains carry both horns to the ring that a chain or a thread passes
        start, end = Vector((side * 0.68, 0.44, 0)), Vector((side * 0.1, 1.36, 0))
        way_up = (end - start).normalized()
        rings += [put(link, start.lerp(end, i / 7), way_up, (i % 2) * math.pi / 2 + 0.5, 1, "link") for i in range(8)]
    return [moon, pearl, cap, *rings, _torus(0.16, 0.034, (0, 1.48, 0), metal)], (0, 1.6, 0)


def _nazar(stone, metal, seed):
    """A cup with white enamel around a smooth blue stone with a dark dot below it: an eye."""
    item, line, high, deep = set_stone(stone, seed)
    dot = turned("pupil", [(0, 0.012), (0.11, 0.012), (0.115, 0.0), (0.11, -0.01), (0, -0.01)], materials.plain("black", (0.003,) * 3, 0.5, 0.2), 64, 24, None, 0)
    dot.location.z = high + 0.004
    dot.scale = (1, 1, 0.6)
    foil = turned("foil", [(0, -0.12), (0.27, -0.12), (0.27, -0.1), (0, -0.1)], materials.plain("sky", (0.05, 0.33, 0.62), 0.3), 64, 20, None, 0)
    white = materials.plain("enamel", (0.84, 0.85, 0.85), 0.06, 0.6)
    outer = ellipse(1.02, 1.02)
    parts = [item, collet(line, -0.14, 0, metal, 0.035, 0.0, 0.03)]
    parts.append(wall(outer, [(-0.24, -0.02), (-0.02, 0.0), (0.0, -0.04), (0.0, -0.1), (-0.3, -0.12)], white, "enamel"))
    parts.append(
        wall(
            outer, [(-0.3, -0.2), (0.0, -0.2), (0.06, -0.14), (0.065, 0.0), (0.04, 0.03), (0.005, 0.02), (-0.01, -0.06)], metal
        )
    )
    rings, eye = _bail(0.58, metal, 0.16)
    return [*parts, dot, foil, *rings], (0, eye, 0)


def _capsule(metal, seed):
    """The thick end of a branch of coral, capped with copper above, bare below."""
    half, radius = 1.1, 0.38
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.3, 5)

    def grain(points, angle):
        along = points[..., 2]
        lines = 0.006 * np.sin(angle * 17 + phase[0] + 0.5 * np.sin(along * 2)) + 0.004 * np.sin(angle * 29 + phase[1])
        keep = 1 + lines + 0.02 * np.sin(along * 1.6 + phase[2])
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, along], axis=2)

    ends = [(radius * math.cos(a), half - radius + radius * math.sin(a)) for a in np.linspace(0, math.pi / 2, 9)]
    profile = [(0, -half), *[(r, -z) for r, z in reversed(ends[:-1])], *ends[:-1], (0, half)]
    coral = turned("coral", profile, stones.stone("coral", seed, 3), 160, 160, grain, 1)
    shell = [(radius + 0.005, 0.36), (radius + 0.05, 0.36), (radius + 0.06, 0.42), (radius + 0.035, 0.5), (radius + 0.04, 0.72),
             (radius * 0.8, half - 0.04), (radius * 0.4, half + 0.08), (0.1, half + 0.11), (0, half + 0.11)]  # fmt: skip
    cap = turned("cap", shell, metal, 96, 90, None, 1)
    parts = [coral, cap]
    for part in parts:
        part.rotation_euler = (-math.pi / 2, 0, 0)
    loop = _torus(0.16, 0.045, (0, half + 0.24, 0), metal, math.pi / 2)
    return [*parts, loop], (0, half + 0.34, 0)


def build(form="framed", stone=None, metal="silver", roughness=0.17, seed=1, lean=0.2, chain=45.7, kind="cable", once=False,
          squeeze=1.1, turn=0.0, colour=None, coin=None, bead=False, **how):  # fmt: skip
    body = materials.metal(metal, roughness)
    if form == "framed":
        parts, eye = _framed(stone, body, seed, **how)
    elif form == "bar":
        parts, eye = _barred(stone, body, seed)
    elif form == "moon":
        parts, eye = _crescent(body, seed)
    elif form == "nazar":
        parts, eye = _nazar(stone, body, seed)
    else:
        parts, eye = _capsule(body, seed)
    for part in parts:
        part["focus"] = True
    group = group_of(parts, "pendant")
    group.rotation_euler = (0.16, 0.05, lean)
    rest(group)
    bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
    bpy.context.scene["mirror_power"] = 0.4
    if chain:
        place = group.matrix_world @ Vector(eye)
        # a bar is held at both ends
        ends = group.matrix_world.to_3x3() @ Vector((1.2 if form == "bar" else 0, 0, 0))
        KINDS[kind](place, chain, once, squeeze, seed, turn, colour if kind == "cord" else body, ends=ends)
        if bead:
            # a bead of the same stone closes the cord
            points = way(place, chain, once, squeeze, seed, turn)
            x, y, _ = points[len(points) * 2 // 5]
            heading = Vector(points[len(points) * 2 // 5 + 1] - points[len(points) * 2 // 5 - 1]).normalized()
            put(ball_mesh(0.32, stones.stone("coral", seed, 2)), Vector((x, y, 0.31)), heading)
    if coin:
        rupee(*coin)
