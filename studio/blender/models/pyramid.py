"""A pyramid cut from one stone, polished. Lengths are centimetres."""
import math

import bmesh
import bpy

import stones
from coin import rupee
from shapes import mesh_object

# The slope of the great pyramid: the height is 0.636 of the base.
RISE = 0.636


def build(stone="amethyst", side=5.5, seed=1, turn=0.5, coin=None, wear=0.03):
    form = bmesh.new()
    half = side / 2
    ground = [form.verts.new((x * half, y * half, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    top = form.verts.new((0, 0, side * RISE))
    form.faces.new(ground)
    for i in range(4):
        form.faces.new((ground[i], ground[(i + 1) % 4], top))
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    # a cutter breaks each edge by a hair
    bmesh.ops.bevel(form, geom=form.edges[:] + form.verts[:], offset=wear * 2, segments=2, affect="EDGES", profile=0.6)
    mesh = bpy.data.meshes.new("pyramid")
    form.to_mesh(mesh)
    form.free()
    item = mesh_object("pyramid", mesh, stones.stone(stone, seed, side), smooth=False)
    item.rotation_euler = (0, 0, turn)
    # a film of air lies under it
    item.location.z = 0.01
    # the sheen of a lamp across one of the two faces in front
    bpy.context.scene["mirror"] = (0.786 * math.sin(turn), -0.786 * math.cos(turn), 0.618)
    bpy.context.scene["mirror_power"] = 5.0
    if coin:
        rupee(*coin)
