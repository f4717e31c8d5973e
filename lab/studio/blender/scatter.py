"""Many small things: heaps, fillings, bundles. Lengths are centimetres."""

import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from bead import _sphere
from shapes import mesh_object


def chip_mesh(size, seed, material, detail=1, flat=1.0, smooth=False):
    """An irregular chip about `size` across: a ball of few corners, each moved by chance; `flat` thins it along z."""
    rng = np.random.default_rng(seed * 71 + 5)
    mesh, at = _sphere(detail + 1)
    points = at * rng.uniform(0.62, 1.1, len(at))[:, None] * size / 2 * np.array([1, rng.uniform(0.7, 1), flat])
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", np.full(len(mesh.polygons), smooth))
    mesh.materials.append(material)
    mesh.update()
    return mesh


def flake_mesh(size, seed, material, thick=0.08):
    """A flat flake with straight broken edges: an irregular polygon with a slanted rim."""
    rng = np.random.default_rng(seed * 43 + 1)
    corners = rng.integers(5, 8)
    angles = np.sort(rng.uniform(0, 2 * math.pi, corners))
    reach = rng.uniform(0.6, 1.0, corners) * size / 2
    rim = np.stack([reach * np.cos(angles), reach * np.sin(angles)], axis=1)
    rows = [np.column_stack([rim * 0.93, np.full(corners, -thick / 2)]), np.column_stack([rim, np.zeros(corners)]),
            np.column_stack([rim * rng.uniform(0.8, 0.95), np.full(corners, thick / 2)])]  # fmt: skip
    points = np.concatenate(rows)
    faces = [tuple(range(corners))[::-1], tuple(range(2 * corners, 3 * corners))]
    for low in range(2):
        for i in range(corners):
            j = (i + 1) % corners
            faces.append((low * corners + i, low * corners + j, (low + 1) * corners + j, (low + 1) * corners + i))
    mesh = bpy.data.meshes.new("flake")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    mesh.materials.append(material)
    mesh.update()
    return mesh


def place(mesh, at, turn=(0, 0, 0), scale=1.0, name="bit"):
    """An object of `mesh` at a place."""
    item = bpy.data.objects.new(name, mesh)
    item.matrix_world = Matrix.Translation(Vector(at)) @ Euler(turn).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    bpy.context.scene.collection.objects.link(item)
    return item


def heap(meshes, count, radius, height, at=(0, 0, 0), seed=1, tilt=0.9, power=1.4, shell=0.35, scale=(0.75, 1.2)):
    """
    `count` bits of `meshes` upon a heap of `radius` and `height`. They lie in its outer `shell`, since nobody sees its
    inside. Returns them.
    """
    rng = np.random.default_rng(seed * 19 + 3)
    found = []
    for _ in range(count):
        angle, share = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        top = height * (1 - share**power)
        z = top - rng.random() ** 2 * shell
        spot = (at[0] + radius * share * math.cos(angle), at[1] + radius * share * math.sin(angle), at[2] + max(z, 0.03))
        turn = (rng.normal() * tilt, rng.normal() * tilt, rng.uniform(0, 6.3))
        found.append(place(meshes[rng.integers(len(meshes))], spot, turn, rng.uniform(*scale)))
    return found


def bed(meshes, count, size, height, at=(0, 0, 0), seed=1, scale=(0.75, 1.2)):
    """`count` bits of `meshes` that fill a box of `size` to `height`, a little higher in its middle. Returns them."""
    rng = np.random.default_rng(seed * 23 + 1)
    found = []
    for _ in range(count):
        x, y = rng.uniform(-0.5, 0.5, 2)
        top = height * (1 - 0.5 * (4 * x * x) ** 1.5) * (1 - 0.5 * (4 * y * y) ** 1.5)
        spot = (at[0] + x * size[0], at[1] + y * size[1], at[2] + top - rng.random() ** 2 * 0.4)
        found.append(
            place(
                meshes[rng.integers(len(meshes))],
                spot,
                tuple(rng.normal(size=2) * 0.8) + (rng.uniform(0, 6.3),),
                rng.uniform(*scale),
            )
        )
    return found


def rod(start, end, radius, material, name="rod", vertices=16):
    """A round straight stick between two points."""
    start, end = Vector(start), Vector(end)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=(end - start).length, vertices=vertices)
    item = bpy.context.object
    mesh = item.data
    bpy.data.objects.remove(item)
    item = mesh_object(name, mesh, material)
    item.rotation_mode = "QUATERNION"
    item.rotation_quaternion = (end - start).to_track_quat("Z", "Y")
    item.location = (start + end) / 2
    return item
