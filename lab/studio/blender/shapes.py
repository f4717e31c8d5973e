"""Shapes that several models need. Lengths are centimetres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def mesh_object(name, mesh, material=None, smooth=True):
    """Puts a mesh into the scene."""
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    if material:
        mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    return item


def lathe(name, profile, material, steps=128):
    """Turns a profile of (radius, height) about the vertical, as on a lathe, and rounds it."""
    form = bmesh.new()
    points = [form.verts.new((radius, 0, height)) for radius, height in profile]
    edges = [form.edges.new(pair) for pair in zip(points, points[1:])]
    bmesh.ops.spin(form, geom=points + edges, axis=(0, 0, 1), cent=(0, 0, 0), steps=steps, angle=2 * math.pi)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    item = mesh_object(name, mesh, material)
    round_off = item.modifiers.new("round", "SUBSURF")
    round_off.levels = round_off.render_levels = 2
    return item


def tube(name, points, radius, material, closed=False):
    """A round thread or wire along points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.resolution_u = 12
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, (x, y, z) in zip(spline.points, points):
        point.co = (x, y, z, 1)
    spline.use_cyclic_u = closed
    spline.use_endpoint_u = not closed
    spline.order_u = 4
    curve.materials.append(material)
    item = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(item)
    return item


def _outline(profile, soft, rows):
    """Corners of a profile cut off `soft` times, then `rows` points at even distances along it."""
    line = np.array(profile, np.float64)
    for _ in range(soft):
        first, second = line[:-1] * 0.75 + line[1:] * 0.25, line[:-1] * 0.25 + line[1:] * 0.75
        line = np.concatenate([line[:1], np.stack([first, second], axis=1).reshape(-1, 2), line[-1:]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    places = np.linspace(0, along[-1], rows)
    return np.interp(places, along, line[:, 0]), np.interp(places, along, line[:, 1])


def turned(name, profile, material, steps=160, rows=160, form=None, soft=2):
    """
    A dense surface of revolution about z. `form` bends it: it gets points as (rows, steps, 3) and the angle of each step,
    and returns points.
    """
    radius, height = _outline(profile, soft, rows)
    angle = np.arange(steps) * 2 * math.pi / steps
    points = np.stack([radius[:, None] * np.cos(angle), radius[:, None] * np.sin(angle),
                       np.broadcast_to(height[:, None], (rows, steps))], axis=2)  # fmt: skip
    if form:
        points = form(points, angle)
    return _wrapped(name, points, material)


def _through(points, count):
    """`count` rows on a smooth curve (Catmull and Rom) through the rows of `points`."""
    points = np.array(points, np.float64)
    ends = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    at = np.linspace(0, len(points) - 1, count)
    i = np.minimum(at.astype(int), len(points) - 2)
    t = (at - i)[:, None]
    a, b, c, d = ends[i], ends[i + 1], ends[i + 2], ends[i + 3]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def sweep(name, path, widths, material, steps=64, rows=120, heights=None, form=None, up=(0, 0, 1)):
    """
    A body along a smooth curve through `path`: an ellipse of half `widths` across and half `heights` along `up`. Both ends
    are closed. `form` bends it: it gets points as (rows, steps, 3), the angle of each step and the share of the way.
    """
    shape = np.column_stack([np.array(path, np.float64), widths, heights or widths])
    line = _through(shape, rows)
    spine = line[:, :3]
    ahead = np.gradient(spine, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, up)
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    above = np.cross(aside, ahead)
    angle = np.arange(steps) * 2 * math.pi / steps
    wide, high = np.maximum(line[:, 3], 0.001), np.maximum(line[:, 4], 0.001)
    points = (spine[:, None] + aside[:, None] * (wide[:, None] * np.cos(angle))[..., None]
              + above[:, None] * (high[:, None] * np.sin(angle))[..., None])  # fmt: skip
    if form:
        points = form(points, angle, np.linspace(0, 1, rows)[:, None])
    points = np.concatenate([np.broadcast_to(spine[:1, None], (1, steps, 3)), points, np.broadcast_to(spine[-1:, None], (1, steps, 3))])
    return _wrapped(name, points, material)


def _wrapped(name, points, material):
    """An object of rows of points whose last step meets the first."""
    rows, steps = points.shape[:2]
    row, step = np.meshgrid(np.arange(rows - 1), np.arange(steps), indexing="ij")
    beside = (step + 1) % steps
    faces = np.stack([row * steps + step, row * steps + beside, (row + 1) * steps + beside, (row + 1) * steps + step], axis=2)
    return grid_object(name, points.reshape(-1, 3), faces.reshape(-1, 4), material)


def grid_object(name, points, faces, material=None, smooth=True):
    """An object of points and faces of equal length, as arrays."""
    mesh = bpy.data.meshes.new(name)
    count, corners = faces.shape
    mesh.vertices.add(len(points))
    mesh.loops.add(count * corners)
    mesh.polygons.add(count)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, corners, np.int32))
    mesh.update(calc_edges=True)
    mesh.validate()
    return mesh_object(name, mesh, material, smooth)


def block(name, size, material, at=(0, 0, 0), edge=0.04, turn=(0, 0, 0)):
    """A box of `size` whose edges are rounded by `edge`; `at` is its middle."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    item = bpy.context.object
    item.name = name
    item.scale = size
    bpy.ops.object.transform_apply(scale=True)
    item.location = at
    item.rotation_euler = turn
    item.data.materials.append(material)
    soft = item.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments = edge, 3
    return item


def group_of(parts, name="group"):
    """An empty object that holds `parts`."""
    group = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(group)
    for part in parts:
        part.parent = group
    return group


def rest(group, x=0.0, y=0.0, lift=0.0):
    """Moves an object, with all that it holds, so that its lowest point touches the ground at x and y."""
    group.location = (x, y, 0)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low = 1e9
    for item in [group, *group.children_recursive]:
        if item.type not in {"MESH", "CURVE"} or item.hide_render:
            continue
        shape = item.evaluated_get(graph).to_mesh()
        points = np.empty(len(shape.vertices) * 3, np.float32)
        shape.vertices.foreach_get("co", points)
        matrix = np.array(item.matrix_world)
        low = min(low, float((points.reshape(-1, 3) @ matrix[2, :3]).min() + matrix[2, 3]))
    group.location.z = lift - low
    bpy.context.view_layer.update()
    return group


def mirror_of(item, normal=(0, 0, 1), power=0.5):
    """Hangs the studio's card so that a flat face of `item` shows it as a sheen."""
    bpy.context.view_layer.update()
    bpy.context.scene["mirror"] = item.matrix_world.to_3x3() @ Vector(normal)
    bpy.context.scene["mirror_power"] = power
