"""Minerals as they grew: points of amethyst, garnets in schist, peridot in basalt. Lengths are centimetres."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

import stones
from coin import rupee
from matter import grainy
from pebble import broken_mesh
from scatter import chip_mesh, place
from shapes import group_of, mesh_object, rest


def _point_mesh(wide, long, rng, material):
    """A six-sided prism with its pyramid, whose faces are of unequal size, along z."""
    angles = np.arange(6) * math.pi / 3 + rng.normal(size=6) * 0.07
    radius = wide / 2 * rng.uniform(0.86, 1.1, 6)
    ring = np.stack([radius * np.cos(angles), radius * np.sin(angles)], axis=1)
    shoulder = long - wide * rng.uniform(0.55, 0.8) + rng.normal(size=6) * wide * 0.09
    tip = (rng.normal() * wide * 0.07, rng.normal() * wide * 0.07, long)
    points = [(x * 0.94, y * 0.94, -long * 0.3) for x, y in ring] + [(x, y, z) for (x, y), z in zip(ring, shoulder)] + [tip]
    faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [(6 + i, 6 + (i + 1) % 6, 12) for i in range(6)]
    mesh = bpy.data.meshes.new("point")
    mesh.from_pydata(points, [], [*faces, (5, 4, 3, 2, 1, 0)])
    mesh.materials.append(material)
    mesh.update()
    return mesh


def _amethyst(across, seed):
    """A crust of points upon a piece of rock."""
    rng = np.random.default_rng(seed * 11)
    rock = grainy("rock", (0.11, 0.1, 0.085), (0.26, 0.24, 0.2), 4, 0.9, 0.08)
    base = mesh_object("rock", broken_mesh((across, across * 0.8, across * 0.5), seed, 0, 6, 0.09), rock, smooth=False)
    violet = stones.stone("violet_raw", seed, across)
    parts = [base]
    for _ in range(85):
        x, y = rng.uniform(-1, 1, 2)
        if x * x + y * y > 0.94:
            continue
        middle = 1 - 0.55 * math.hypot(x, y)
        wide = across * rng.uniform(0.07, 0.13) * middle + 0.12
        towards = Vector((x * 0.75 + rng.normal() * 0.16, y * 0.75 + rng.normal() * 0.16, 1)).normalized()
        item = mesh_object("point", _point_mesh(wide, wide * rng.uniform(1.5, 2.3), rng, violet), None, smooth=False)
        item.rotation_mode = "QUATERNION"
        item.rotation_quaternion = towards.to_track_quat("Z", "Y")
        item.location = (x * across * 0.4, y * across * 0.33, across * 0.2 * (1 - 0.45 * (x * x + y * y)))
        parts.append(item)
    return parts


def _dodecahedron(size, material):
    """Twelve rhombs, as a garnet grows."""
    form = bpy.data.meshes.new("garnet")
    cube = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    tips = [
        (2 * s if axis == 0 else 0, 2 * s if axis == 1 else 0, 2 * s if axis == 2 else 0) for axis in range(3) for s in (-1, 1)
    ]
    hull = bmesh.new()
    for point in cube + tips:
        hull.verts.new([value * size / 4 for value in point])
    bmesh.ops.convex_hull(hull, input=hull.verts)
    bmesh.ops.dissolve_limit(hull, angle_limit=0.02, verts=hull.verts, edges=hull.edges)
    hull.to_mesh(form)
    hull.free()
    form.materials.append(material)
    return form


def _garnets(across, seed):
    """Garnets that stand out of a plate of mica schist."""
    rng = np.random.default_rng(seed * 5)
    size = (across, across * 0.76, across * 0.42)
    schist = mesh_object("schist", broken_mesh(size, seed, 1, 7, 0.05), stones.stone("schist", seed, across), smooth=False)
    red = stones.stone("garnet_raw", seed, 2)
    parts = [schist]
    rest(schist)
    graph = bpy.context.evaluated_depsgraph_get()
    while len(parts) < 13:
        x, y = rng.uniform(-0.42, 0.42) * across, rng.uniform(-0.32, 0.32) * across
        hit, spot, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, across)), Vector((0, 0, -1)))
        if not hit:
            continue
        wide = rng.uniform(0.3, 0.75)
        parts.append(place(_dodecahedron(wide, red), (x, y, spot.z + wide * 0.08), tuple(rng.uniform(0, 3, 3))))
    return parts


def _peridot(across, seed):
    """Grains of green olivine in a rind of black basalt."""
    rng = np.random.default_rng(seed * 23)
    size = (across, across * 0.8, across * 0.62)
    basalt = grainy("basalt", (0.018, 0.017, 0.016), (0.06, 0.055, 0.05), 6, 0.9, 0.07)
    lump = mesh_object("basalt", broken_mesh(size, seed, 0, 7, 0.1), basalt, smooth=False)
    rest(lump)
    greens = [stones.stone("peridot_raw", seed + i, 2) for i in range(2)]
    grains = [chip_mesh(rng.uniform(0.28, 0.42), seed * 8 + i, greens[i % 2], 1) for i in range(8)]
    graph = bpy.context.evaluated_depsgraph_get()
    parts = [lump]
    for _ in range(900):
        x, y = rng.uniform(-0.36, 0.3) * across, rng.uniform(-0.3, 0.26) * across
        front = Vector((x, -across, abs(y) * 1.5 + 0.1)) if rng.random() < 0.5 else Vector((x, y, across))
        way = Vector((0, 1, 0)) if front.y == -across else Vector((0, 0, -1))
        hit, spot, *_ = bpy.context.scene.ray_cast(graph, front, way)
        if hit and math.hypot(spot.x / (across * 0.36), (spot.z - size[2] * 0.6) / (size[2] * 0.5)) < 1.0 + 0.1 * rng.normal():
            parts.append(place(grains[rng.integers(8)], spot, tuple(rng.uniform(0, 3, 3)), rng.uniform(0.7, 1.15)))
    return parts


FORMS = {"amethyst": _amethyst, "garnet": _garnets, "peridot": _peridot}


def build(form="amethyst", across=4.4, seed=1, turn=0.0, tilt=0.0, coin=None):
    group = group_of(FORMS[form](across, seed))
    group.rotation_euler = (tilt, 0, turn)
    rest(group, lift=-0.02)
    if coin:
        rupee(*coin)
