"""A cast plate with nine raised points, each numbered. Lengths are centimetres."""
import bmesh
import bpy
from mathutils import Vector

import materials
from coin import rupee
from engraved import engraved_metal
from models.yantra import slab
from shapes import mesh_object


def _point(base, height, material):
    """A low pyramid with a blunt tip, as a casting has it."""
    form = bmesh.new()
    half, tip = base / 2, base * 0.035
    rows = [[form.verts.new((x * size, y * size, z)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            for size, z in ((half, -0.02), (half, 0.06), (tip, height))]  # fmt: skip
    for low, high in zip(rows, rows[1:]):
        for i in range(4):
            form.faces.new((low[i], low[(i + 1) % 4], high[(i + 1) % 4], high[i]))
    form.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("point")
    form.to_mesh(mesh)
    form.free()
    item = mesh_object("point", mesh, material, smooth=False)
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments = 0.05, 3
    return item


def build(side=12.7, thick=0.35, base=2.1, height=0.72, turn=0.0, lean=0.0, coin=None):
    face = engraved_metal("brass", 0.24, "lines", side * 0.95, 0.02, (0.03, 0.016, 0.006), 0.5, 0.9)
    inset = side / 2 - 0.6
    holes = [(x * inset, y * inset, 0.2) for x in (-1, 1) for y in (-1, 1)]
    parts = [slab("plate", side, thick, face, 0.6, 0.06, 0.0, holes)]
    metal = materials.metal("brass", 0.2)
    step = side * 0.95 * 0.285
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            point = _point(base, height, metal)
            # the figure stands below its point
            point.location = (x * step, y * step + step * 0.16, thick)
            parts.append(point)
    group = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(group)
    # the drills turn with what they cut
    drills = [cut.object for cut in parts[0].modifiers if cut.type == "BOOLEAN"]
    for part in [*parts, *drills]:
        part.parent = group
    group.rotation_euler = (lean, 0, turn)
    bpy.context.view_layer.update()
    bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
    bpy.context.scene["mirror_power"] = 0.5
    if coin:
        rupee(*coin)
