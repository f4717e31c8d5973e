"""Shapes that several models need. Lengths are centimetres."""
import math

import bmesh
import bpy


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
