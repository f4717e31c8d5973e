"""A step-cut stone in an open frame on a chain of round links. Lengths are centimetres."""
import math

import bmesh
import bpy
from mathutils import Vector

import materials
import stones
from chains import cable
from coin import rupee
from shapes import mesh_object, tube

# Inset from the girdle and height: three steps above it, three below.
STEPS = [(0.56, -0.3), (0.38, -0.22), (0.18, -0.12), (0.0, -0.02), (0.0, 0.02), (0.1, 0.1), (0.2, 0.15), (0.3, 0.18)]


def _octagon(width, height, corner):
    x, y = width / 2, height / 2
    return [(x - corner, -y), (x, -y + corner), (x, y - corner), (x - corner, y), (-x + corner, y), (-x, y - corner),
            (-x, -y + corner), (-x + corner, -y)]  # fmt: skip


def _stone(width, height, material):
    form = bmesh.new()
    rows = []
    for inset, high in STEPS:
        keep = 1 - inset
        points = _octagon(width - width * inset, height - width * inset, width * 0.2 * max(keep, 0.3))
        rows.append([form.verts.new((x, y, high * width)) for x, y in points])
    for low, up in zip(rows, rows[1:]):
        for i in range(8):
            form.faces.new((low[i], low[(i + 1) % 8], up[(i + 1) % 8], up[i]))
    form.faces.new(list(reversed(rows[0])))
    form.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("stone")
    form.to_mesh(mesh)
    form.free()
    return mesh_object("stone", mesh, material, smooth=False)


def build(stone="pyrite", width=0.9, height=1.2, metal="silver", seed=1, lean=0.2, chain=45.7, once=False, squeeze=1.1,
          turn=0.0, coin=None):  # fmt: skip
    silver = materials.metal(metal, 0.2)
    parts = [_stone(width, height, stones.stone(stone, seed, height * 3))]
    outer = _octagon(width + 0.1, height + 0.1, width * 0.21)
    for high in (-0.03, 0.05):
        parts.append(tube("frame", _dense([(x, y, high) for x, y in outer]), 0.05, silver, closed=True))
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        corner = Vector((x * (width / 2 - 0.06), y * (height / 2 - 0.06), 0))
        parts.append(tube("claw", [corner * 1.12 + Vector((0, 0, -0.04)), corner * 1.1 + Vector((0, 0, 0.08)),
                                   corner * 0.98 + Vector((0, 0, 0.15)), corner * 0.88 + Vector((0, 0, 0.16))], 0.045,
                          silver))  # fmt: skip
    for size, at, turned in ((0.09, height / 2 + 0.14, 0), (0.17, height / 2 + 0.34, math.pi / 2)):
        bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=0.03, major_segments=48, minor_segments=16)
        loop = bpy.context.object
        loop.location = (0, at, 0)
        loop.rotation_euler = (0, turned, 0)
        loop.data.materials.append(silver)
        bpy.ops.object.shade_smooth()
        parts.append(loop)
    group = bpy.data.objects.new("pendant", None)
    bpy.context.scene.collection.objects.link(group)
    for part in parts:
        part.parent = group
        part["focus"] = True
    # it lies on its pavilion, tipped a little
    group.rotation_euler = (0.12, 0.06, lean)
    group.location = (0, 0, width * 0.3)
    bpy.context.view_layer.update()
    bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
    bpy.context.scene["mirror_power"] = 0.45
    cable(group.matrix_world @ Vector((0, height / 2 + 0.42, 0)), chain, once, squeeze, seed, turn, silver, 0.22)
    if coin:
        rupee(*coin)


def _dense(points, steps=6):
    """The straight sides of an outline with points between, so that a smooth curve keeps its corners."""
    found = []
    for start, end in zip(points, points[1:] + points[:1]):
        found += [tuple(a + (b - a) * i / steps for a, b in zip(start, end)) for i in range(steps)]
    return found
