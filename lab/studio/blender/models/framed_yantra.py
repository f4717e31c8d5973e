"""A yantra behind glass in a wooden frame with a strut. Lengths are centimetres."""
import math

import bmesh
import bpy
from mathutils import Vector

import materials
from coin import rupee
from engraved import engraved_metal
from models.yantra import slab
from shapes import mesh_object

# Teak of an old house: golden, with darker lines.
TEAK = ((0.09, 0.042, 0.016), (0.26, 0.135, 0.055), (0.4, 0.225, 0.1))

# Section of the moulding: distance from the outer edge, and height over the back.
SECTION = [(0, 0), (0, 1.3), (0.25, 1.55), (0.8, 1.6), (1.25, 1.35), (1.5, 1.3), (1.75, 1.0), (1.95, 0.95), (1.95, 0)]


def _moulding(width, height, upright, material):
    """Two opposite bars of a frame with mitred ends."""
    form = bmesh.new()
    for side in (-1, 1):
        rows = []
        for end in (-1, 1):
            row = []
            for inset, high in SECTION:
                x, y = width / 2 - inset, height / 2 - inset
                row.append(form.verts.new((side * x, end * y, high) if upright else (end * x, side * y, high)))
            rows.append(row)
        for i in range(len(SECTION)):
            j = (i + 1) % len(SECTION)
            form.faces.new((rows[0][i], rows[0][j], rows[1][j], rows[1][i]))
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("moulding")
    form.to_mesh(mesh)
    form.free()
    item = mesh_object("moulding", mesh, material, smooth=False)
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments = 0.05, 3
    return item


def build(width=17.78, height=22.86, lean=0.22, stand=True, turn=0.0, coin=None, metal="brass", wood=None,
          glass=True):  # fmt: skip
    inner = width - 3.7
    plate = slab("plate", inner, 0.08, engraved_metal(metal, 0.2, "lines", inner * 0.96, 0.012, filled=0.92), 0.01, 0.02,
                 ratio=(height - 3.7) / inner)  # fmt: skip
    plate.location.z = 0.7
    parts = [plate]
    if glass:
        pane = slab("glass", inner + 0.2, 0.12, materials.clear_plastic(), 0.01, 0.01, ratio=(height - 3.5) / (inner + 0.2))
        pane.location.z = 0.86
        parts.append(pane)
    grains = [materials.wood(along, TEAK) if wood == "teak" else materials.wood(along) for along in "YX"]
    parts += [_moulding(width, height, True, grains[0]), _moulding(width, height, False, grains[1])]
    group = bpy.data.objects.new("frame", None)
    bpy.context.scene.collection.objects.link(group)
    for part in parts:
        part.parent = group
    if stand:
        bpy.ops.mesh.primitive_cube_add(size=1, location=(0, -height * 0.16, -height * 0.13))
        strut = bpy.context.object
        strut.scale = (3.2, height * 0.62, 0.25)
        strut.rotation_euler = (-0.42, 0, 0)
        strut.data.materials.append(materials.plain("card", (0.03, 0.025, 0.022), 0.8))
        strut.parent = group
        group.rotation_euler = (math.pi / 2 - lean, 0, turn)
        group.location.z = height / 2 * math.cos(lean)
    else:
        group.rotation_euler = (0, 0, turn)
    bpy.context.view_layer.update()
    bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
    if coin:
        rupee(*coin)
