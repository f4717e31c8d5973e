"""A tortoise cut from sheet, thin as a card, a yantra etched on its shell. Lengths are centimetres."""

import math

import bmesh
import bpy
import numpy as np

from coin import rupee
from engraved import engraved_metal
from shapes import mesh_object, mirror_of, rest

# Reach of the outline from the middle, by degrees from the head: head, feet, flanks, tail.
LOBES = [(0, 0.56, 0.19), (52, 0.42, 0.16), (-52, 0.42, 0.16), (136, 0.36, 0.16), (-136, 0.36, 0.16), (180, 0.3, 0.07)]


def outline(long, count=720):
    """The outline of a tortoise seen from above, its head towards +y, as rows of x and y."""
    angle = np.arange(count) * 2 * math.pi / count
    shell = 1 / np.sqrt((np.sin(angle) / 0.86) ** 2 + np.cos(angle) ** 2)
    reach = shell.copy()
    for degrees, out, wide in LOBES:
        away = (angle - math.radians(degrees) + math.pi) % (2 * math.pi) - math.pi
        reach = np.maximum(reach, shell - 0.02 + (out + 0.02) * np.sqrt(np.clip(1 - (away / wide) ** 2, 0, 1)) ** 0.8)
    line = np.stack([-reach * np.sin(angle), reach * np.cos(angle)], axis=1)
    return line * long / np.ptp(line[:, 1])


def build(long=4.6, metal="pale_gold", thick=0.15, turn=0.0, coin=None):
    line = outline(long)
    size = long / 2.9
    form = bmesh.new()
    rows = [[form.verts.new((x, y, z)) for x, y in line] for z in (0, thick)]
    for i in range(len(line)):
        j = (i + 1) % len(line)
        form.faces.new((rows[0][i], rows[0][j], rows[1][j], rows[1][i]))
    for row in rows:
        form.faces.new(row)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("tortoise")
    form.to_mesh(mesh)
    form.free()
    face = engraved_metal(metal, 0.2, "lines", size * 1.45, 0.012, (0.12, 0.07, 0.02), 0.4, 0.8)
    item = mesh_object("tortoise", mesh, face, smooth=False)
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = 0.025, 2, "ANGLE", 0.9
    # a rim of the shell and two eyes, pressed from behind
    bpy.ops.mesh.primitive_torus_add(
        major_radius=size, minor_radius=0.035, major_segments=160, minor_segments=16, location=(0, 0, thick)
    )
    rim = bpy.context.object
    rim.scale = (0.82, 0.95, 0.8)
    rim.data.materials.append(face)
    bpy.ops.object.shade_smooth()
    rim.parent = item
    for side in (-1, 1):
        bpy.ops.mesh.primitive_uv_sphere_add(
            radius=0.06, location=(side * size * 0.13, line[:, 1].max() - size * 0.24, thick), segments=24, ring_count=12
        )
        eye = bpy.context.object
        eye.data.materials.append(face)
        bpy.ops.object.shade_smooth()
        eye.parent = item
    item.rotation_euler = (0, 0, turn)
    rest(item)
    mirror_of(item, power=0.55)
    if coin:
        rupee(*coin)
