"""Pyrite as it grows: cubes into one another, striped at right angles on neighbouring faces. Lengths are centimetres."""
import random

import bpy
from mathutils import Euler, Vector

import stones
from coin import rupee


def _cube(size, place, turn, material, rng):
    bpy.ops.mesh.primitive_cube_add(size=size, location=place, rotation=turn)
    cube = bpy.context.object
    cube.scale = (1, rng.uniform(0.85, 1.1), rng.uniform(0.85, 1.1))
    cube.data.materials.append(material)
    edge = cube.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = size * 0.012, 1
    return cube


def build(across=5.0, cubes=34, seed=1, turn=0.0, coin=None):
    rng = random.Random(seed)
    material = stones.stone("pyrite_cube", seed, across)
    base = Euler((0.35, 0.25, turn + 0.4))
    items = [_cube(across * 0.42, (0, 0, 0), base, material, rng)]
    for i in range(cubes):
        # the larger ones sit deep, the small ones crowd at the rim
        share = (i + 1) / cubes
        size = across * (0.34 - 0.24 * share) * rng.uniform(0.85, 1.2)
        towards = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.62)))
        place = towards.normalized() * across * (0.17 + 0.2 * share) * rng.uniform(0.85, 1.1)
        place.z *= 0.75
        place.rotate(Euler((0, 0, turn)))
        leaning = 0.12 if rng.random() < 0.5 else 0.9
        own = Euler([angle + rng.gauss(0, leaning) for angle in base])
        items.append(_cube(size, place, own, material, rng))
    bpy.context.view_layer.update()
    lowest = min((item.matrix_world @ Vector(corner)).z for item in items for corner in item.bound_box)
    for item in items:
        # the lump stands on many corners and hides that it has no foot
        item.location.z -= lowest * 0.86
    if coin:
        rupee(*coin)
