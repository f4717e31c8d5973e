"""Three rudraksha side by side between two bars of silver. Lengths are centimetres."""
import math

import bpy
from mathutils import Matrix

import materials
from bead import bead_mesh
from coin import rupee
from shapes import lathe, mesh_object


def _bar(length, material):
    """A rod with round ends and soft edges along x."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    bar = bpy.context.object
    bar.scale = (length, 0.26, 0.42)
    bpy.ops.object.transform_apply(scale=True)
    bar.data.materials.append(material)
    soft = bar.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments = 0.11, 6
    bpy.ops.object.shade_smooth()
    return bar


def _cup(radius, material):
    """A shallow cup that holds the mouth of a bead, open upwards."""
    profile = [(0, 0), (radius * 0.5, 0), (radius * 0.92, radius * 0.22), (radius, radius * 0.5),
               (radius * 0.95, radius * 0.56), (radius * 0.86, radius * 0.42), (0, radius * 0.3)]  # fmt: skip
    return lathe("cup", profile, material, steps=64)


def _loop(size, material, y, turn):
    bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=0.055, major_segments=64, minor_segments=20)
    loop = bpy.context.object
    loop.location = (0, y, 0)
    loop.rotation_euler = (0, turn, 0)
    loop.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return loop


def build(diameter=1.6, mukhi=5, seed=1, spin=0.2, turn=0.0, coin=None):
    silver = materials.metal("silver", 0.2)
    wood = materials.rudraksha_seed(seed)
    radius = diameter / 2
    reach = radius * 0.94 + 0.16
    step = diameter * 1.1
    parts = []
    for i in (-1, 0, 1):
        mesh = bead_mesh(mukhi, seed * 10 + i, radius)
        bead = mesh_object("bead", mesh, wood, smooth=False)
        bead.matrix_world = Matrix.Translation((i * step, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Rotation(
            spin + i * 0.9, 4, "Z"
        )
        parts.append(bead)
        for side in (-1, 1):
            cup = _cup(radius * 0.52, silver)
            cup.location = (i * step, side * (reach - 0.1), 0)
            cup.rotation_euler = (side * math.pi / 2, 0, 0)
            parts.append(cup)
    for side in (-1, 1):
        bar = _bar(step * 2 + diameter * 0.82, silver)
        bar.location = (0, side * reach, 0)
        parts.append(bar)
    parts += [_loop(0.2, silver, reach + 0.28, math.pi / 2), _loop(0.3, silver, reach + 0.66, 0)]
    group = bpy.data.objects.new("pendant", None)
    bpy.context.scene.collection.objects.link(group)
    bpy.context.view_layer.update()
    for part in parts:
        part.parent = group
    group.rotation_euler = (0.06, 0, turn)
    group.location = (0, 0, radius * 1.02)
    if coin:
        rupee(*coin)
