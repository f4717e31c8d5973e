"""An engraved plate: flat, leaning on a stand, in a frame or in a clear case. Lengths are centimetres."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

import materials
from coin import rupee
from engraved import engraved_metal
from shapes import mesh_object, tube


def _outline(side, corner, steps=10):
    """A square of half side `side` with round corners, as points against the clock."""
    points = []
    for quarter in range(4):
        middle = Vector((side - corner, side - corner))
        for i in range(steps + 1):
            angle = i / steps * math.pi / 2
            point = middle + Vector((math.cos(angle), math.sin(angle))) * corner
            points.append(Matrix.Rotation(quarter * math.pi / 2, 2) @ point)
    return points


def slab(name, side, thick, material, corner=0.2, bevel=0.04, rim=0.0, holes=(), rough_edge=0.0, seed=1, ratio=1.0):
    """
    A plate that lies on z = 0 to `thick`, `side` wide and `ratio` times as high. `rim` raises a bevelled border; `holes`
    are (x, y, radius) through it; `rough_edge` lets the outline wander as a casting does.
    """
    rng = random.Random(seed)
    form = bmesh.new()
    waves = [(rng.uniform(0.4, 1) * rough_edge, k, rng.uniform(0, 6.3)) for k in (3, 5, 8, 13)]
    steps = [(0, 0), (0, thick)]
    if rim:
        steps += [(rim * 0.55, thick), (rim, thick - min(0.06, thick * 0.4))]
    rings = []
    for inset, height in steps:
        loop = _outline(side / 2 - inset, max(corner - inset, 0.02 * side))
        loop = [p * (1 + sum(a * math.sin(k * math.atan2(p.y, p.x) + f) for a, k, f in waves)) for p in loop]
        rings.append([form.verts.new((p.x, p.y * ratio, height)) for p in loop])
    count = len(rings[0])
    for low, high in zip(rings, rings[1:]):
        for i in range(count):
            form.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
    for ring, height in ((rings[0], 0), (rings[-1], steps[-1][1])):
        middle = form.verts.new((0, 0, height))
        for i in range(count):
            form.faces.new((middle, ring[i], ring[(i + 1) % count]))
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    item = mesh_object(name, mesh, material, smooth=False)
    for x, y, radius in holes:
        bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=thick * 6, location=(x, y, 0), vertices=48)
        drill = bpy.context.object
        drill.hide_render = True
        cut = item.modifiers.new("hole", "BOOLEAN")
        cut.object = drill
        cut.operation = "DIFFERENCE"
        drill.location.z = thick / 2
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.limit_method = min(bevel, thick * 0.4), 3, "ANGLE"
    soft.harden_normals = False
    return item


def _stand(side, lean, metal):
    """A folding stand of wire: two feet in front, a brace behind."""
    wire = 0.09
    half = side * 0.26
    height = side * 0.62
    back = Vector((0, math.sin(lean), math.cos(lean)))
    for x in (-half, half):
        foot = Vector((x, 0, wire))
        tube("foot", [foot + Vector((0, -0.5, 0.42)), foot + Vector((0, -0.52, 0.12)), foot + Vector((0, -0.3, 0)),
                      foot + Vector((0, 0.2, 0.0)), foot + back * height * 0.5 + Vector((0, 0.14, 0)),
                      foot + back * height + Vector((0, 0.14, 0))], wire, metal)  # fmt: skip
        tube("brace", [foot + back * height * 0.94 + Vector((0, 0.24, 0)), Vector((x * 0.9, side * 0.36, side * 0.3)),
                       Vector((x * 0.85, side * 0.55, wire))], wire, metal)  # fmt: skip
    tube("bar", [Vector((-half * 0.86, side * 0.53, wire)), Vector((0, side * 0.55, wire)),
                 Vector((half * 0.86, side * 0.53, wire))], wire, metal)  # fmt: skip


def _stand_up(item, lean, lift, thick):
    """Leans a plate back by `lean` radians from the upright, its lower edge `lift` above the ground."""
    item.rotation_euler = (math.pi / 2 - lean, 0, 0)
    bpy.context.view_layer.update()
    low = min((item.matrix_world @ Vector(corner)).z for corner in item.bound_box)
    front = min((item.matrix_world @ Vector(corner)).y for corner in item.bound_box)
    item.location = (0, -front - thick - 0.34, lift - low)


def build(metal="copper", side=10.0, thick=0.1, roughness=0.2, span=0.95, depth=0.012, corner=0.25, rim=0.0, holes=0,
          stand=False, lean=0.3, turn=0.0, coin=None, filled=0.92, rough_edge=0.0, seed=1, case=None, tipped=0.0,
          bump=0.04, fill=(0.02, 0.012, 0.008)):  # fmt: skip
    face = engraved_metal(metal, roughness, "lines", span * side, depth, fill, 0.5, filled)
    inset = side / 2 - 0.055 * side
    drilled = [(x * inset, y * inset, 0.22) for x in (-1, 1) for y in (-1, 1)] if holes else []
    plate = slab("plate", side, thick, face, corner, bump, rim, drilled, rough_edge, seed)
    if stand:
        _stand_up(plate, lean, 0.2, thick)
        _stand(side, lean, materials.metal("brass", 0.25))
    else:
        plate.rotation_euler = (tipped, 0, turn)
        plate.location.z = math.sin(tipped) * side / 2
    bpy.context.view_layer.update()
    bpy.context.scene["mirror"] = plate.matrix_world.to_3x3() @ Vector((0, 0, 1))
    if case:
        _case(side, thick, turn)
        plate.location.z = 0.12
    if coin:
        rupee(*coin)


def _case(side, thick, turn):
    """A clear capsule around a plate that lies: a rim and two panes."""
    clear = materials.clear_plastic()
    shell = slab("case", side * 1.16, thick + 0.24, clear, side * 0.1, 0.08)
    shell.rotation_euler = (0, 0, turn)
