"""One rudraksha bead: its grooves, the knobs between them, the hole with its rim. Lengths are centimetres."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

import materials
from shapes import mesh_object, rupee

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def _kernels(count, mukhi, rng):
    """Directions and sizes of the knobs, spread as in the drawing: a spiral of the golden angle, none in a groove."""
    found = []
    for i in range(count):
        latitude = math.asin(1 - (i + 0.5) * 2 / count) + (rng.random() - 0.5) * 0.05
        longitude = GOLDEN_ANGLE * i + (rng.random() - 0.5) * 0.12
        around = math.cos(latitude)
        found.append(
            (
                Vector((around * math.cos(longitude), around * math.sin(longitude), math.sin(latitude))),
                0.085 * (0.75 + 0.5 * rng.random()),
                0.55 + 0.6 * rng.random(),
            )
        )
    return found


def bead_mesh(mukhi, seed, radius, rise=0.94):
    """The mesh of a bead that stands on its mouth; the hole runs along z."""
    rng = random.Random(seed * 977 + mukhi)
    knobs = _kernels(300, mukhi, rng)
    offset = Vector((seed * 3.1, seed * 1.7, mukhi * 2.3))
    wavers = [rng.random() * 6 for _ in range(mukhi)]
    form = bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=7, radius=1)
    # knobs by cells of space, so that a point asks its neighbours only
    cells = {}
    for knob in knobs:
        key = tuple(int(math.floor(c * 5)) for c in knob[0])
        cells.setdefault(key, []).append(knob)
    for vertex in form.verts:
        at = vertex.co.normalized()
        latitude = math.asin(max(-1, min(1, at.z)))
        longitude = math.atan2(at.y, at.x)
        around = max(0.02, math.cos(latitude))
        groove = 9.0
        for i in range(mukhi):
            bend = 0.05 * math.sin(latitude * 5 + wavers[i]) + 0.025 * math.sin(latitude * 13 + wavers[i])
            angle = longitude - i * 2 * math.pi / mukhi - bend
            angle = (angle + math.pi) % (2 * math.pi) - math.pi
            groove = min(groove, abs(angle) * around)
        lobe = min(1.0, groove / 0.34)
        height = 0.05 * (lobe - 1) - 0.13 * math.exp(-((groove / 0.035) ** 2)) - 0.05 * math.exp(-((groove / 0.1) ** 2))
        key = tuple(int(math.floor(c * 5)) for c in at)
        knobbed = 0.0
        warped = at + noise.noise_vector(at * 7 + offset) * 0.03
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                for dz in (-1, 0, 1):
                    for middle, size, tall in cells.get((key[0] + dx, key[1] + dy, key[2] + dz), ()):
                        distance = (warped - middle).length / size
                        if distance < 1:
                            knobbed = max(knobbed, tall * (1 - distance * distance) ** 0.8)
        clear = min(1.0, groove / 0.09)
        height += 0.085 * knobbed * clear * min(1, around * 2.2)
        height += 0.03 * noise.fractal(at * 5 + offset, 0.8, 2.0, 5)
        mouth = math.acos(min(1, abs(at.z)))
        height += 0.035 * math.exp(-(((mouth - 0.17) / 0.06) ** 2))
        if mouth < 0.12:
            height -= 0.5 * (1 - (mouth / 0.12) ** 2)
        vertex.co = at * (1 + height) * radius
        vertex.co.z *= rise
    mesh = bpy.data.meshes.new("bead")
    form.to_mesh(mesh)
    form.free()
    return mesh


def place_bead(mukhi, seed, diameter, tilt=0.9, spin=0.3, at=(0, 0), rise=0.94):
    """A bead that lies on the ground, its hole leaning to the camera by `tilt` radians from the vertical."""
    mesh = bead_mesh(mukhi, seed, diameter / 2, rise)
    item = mesh_object("bead", mesh, materials.rudraksha_seed(seed))
    item.rotation_euler = (tilt, 0, spin)
    bpy.context.view_layer.update()
    lowest = min((item.matrix_world @ vertex.co).z for vertex in mesh.vertices)
    item.location = (at[0], at[1], -lowest)
    return item


def build(mukhi, diameter, seed=1, tilt=0.9, spin=0.3, coin=False, rise=0.94):
    place_bead(mukhi, seed, diameter, tilt, spin, rise=rise)
    if coin:
        rupee(diameter / 2 + 1.3, 0.1, materials.metal("steel", 0.25))
