"""The Sri Yantra raised into a mountain of nine terraces. Lengths are centimetres."""

import math

import bmesh
import bpy

from shapes import group_of, mesh_object


def _terrace(outline, low, high, slope, material):
    """A terrace over an outline of points: its wall leans in by `slope` of its width."""
    form = bmesh.new()
    rows = [[form.verts.new((x * keep, y * keep, z)) for x, y in outline] for keep, z in ((1, low), (1 - slope, high))]
    count = len(outline)
    for i in range(count):
        form.faces.new((rows[0][i], rows[0][(i + 1) % count], rows[1][(i + 1) % count], rows[1][i]))
    middle = form.verts.new((0, 0, high))
    for i in range(count):
        form.faces.new((middle, rows[1][i], rows[1][(i + 1) % count]))
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new("terrace")
    form.to_mesh(mesh)
    form.free()
    item = mesh_object("terrace", mesh, material, smooth=False)
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.012 * (high - low + 1), 2, "ANGLE"
    return item


def _square(half, gate):
    """A square with a gate in the middle of each side, as the outer wall of the yantra has."""
    out, wide = half * (1 + gate), half * 0.26
    side = [(wide, -half), (wide, -out), (half, -half)] if gate else [(half, -half)]
    side = [(-wide, -out), (wide, -out), (wide, -half), (half, -half), (half, -wide)] if gate else [(half, -half)]
    points = []
    for quarter in range(4):
        turn = quarter * math.pi / 2
        for x, y in side:
            points.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    return points


def _petals(inner, outer, count, steps=14):
    points = []
    for i in range(count * steps):
        share = (i % steps) / steps * 2 - 1
        reach = inner + (outer - inner) * (1 - abs(share) ** 1.7)
        angle = (i / steps + 0.5) * 2 * math.pi / count
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return points


def _star(inner, outer, count):
    return [((outer if i % 2 == 0 else inner) * math.sin(i * math.pi / count), -(outer if i % 2 == 0 else inner) * math.cos(i * math.pi / count))
            for i in range(count * 2)]  # fmt: skip


def meru(side, material):
    """A Meru of `side` along its base that stands at the origin: wall, two rings of petals, four of angles, point."""
    half = side / 2
    outlines = [_square(half, 0.1), _square(half * 0.9, 0.1), _petals(half * 0.7, half * 0.84, 16), _petals(half * 0.55, half * 0.69, 8),
                _star(half * 0.44, half * 0.54, 14), _star(half * 0.33, half * 0.43, 10), _star(half * 0.24, half * 0.335, 10),
                _star(half * 0.155, half * 0.24, 8)]  # fmt: skip
    rise, parts = side * 0.066, []
    for i, outline in enumerate(outlines):
        parts.append(_terrace(outline, i * rise - 0.02, (i + 1) * rise, 0.03, material))
    triangle = [(half * 0.12 * math.sin(a), -half * 0.12 * math.cos(a)) for a in (0, 2 * math.pi / 3, 4 * math.pi / 3)]
    parts.append(_terrace(triangle, 8 * rise, 9 * rise, 0.1, material))
    bpy.ops.mesh.primitive_uv_sphere_add(
        radius=half * 0.045, location=(0, 0, 9 * rise + half * 0.03), segments=48, ring_count=24
    )
    parts.append(bpy.context.object)
    parts[-1].data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return group_of(parts, "meru")
