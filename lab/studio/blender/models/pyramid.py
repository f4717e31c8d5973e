"""A pyramid cut from one stone, polished. Lengths are centimetres."""
import math

import bmesh
import bpy

import stones
from coin import rupee
from engraved import cut_into
from shapes import mesh_object, mirror_of, rest

# The slope of the great pyramid: the height is 0.636 of the base.
RISE = 0.636


def _cut_below(material, side):
    """Lines cut matt into the underside of a stone, white as ground stone is."""
    cut = cut_into(material, "lines", side * 0.94, 0.02, (0.86, 0.78, 0.78), 0.8)
    # the drawing lies on what looks down
    for node in cut.node_tree.nodes:
        if node.type == "MATH" and node.operation == "GREATER_THAN":
            node.operation = "LESS_THAN"
            node.inputs[1].default_value = -0.6
    return cut


def peak(side, material, wear=0.03):
    """A pyramid of `side` along its base at the origin."""
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
    return mesh_object("pyramid", mesh, material, smooth=False)


def build(stone="amethyst", side=5.5, seed=1, turn=0.5, coin=None, wear=0.03, over=False):
    material = stones.stone(stone, seed, side)
    if over:
        # turned over, upon one of its faces: the cut in its base is seen
        material = _cut_below(material, side)
    item = peak(side, material, wear)
    item.rotation_euler = (math.pi - math.atan(2 * RISE) if over else 0, 0, turn)
    if over:
        rest(item)
        mirror_of(item, (0, 0, -1), 0.6)
        if coin:
            rupee(*coin)
        return
    # a film of air lies under it
    item.location.z = 0.01
    # the sheen of a lamp across one of the two faces in front
    bpy.context.scene["mirror"] = (0.786 * math.sin(turn), -0.786 * math.cos(turn), 0.618)
    bpy.context.scene["mirror_power"] = 5.0
    if coin:
        rupee(*coin)
