"""The rudraksha bead: packed knobs with furrows between them, grooves from mouth to mouth, the hole with its rim."""
import math

import bpy
import numpy as np

import materials
from shapes import mesh_object

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def _waves(at, rng, scale, octaves=3):
    """A smooth random field over points, about -1 to 1: plane waves of rising pitch."""
    total = np.zeros(len(at))
    strength = 1.0
    for octave in range(octaves):
        pitch = scale * 2.0**octave
        for _ in range(6):
            direction = rng.normal(size=3)
            direction *= pitch * rng.uniform(0.7, 1.3) / np.linalg.norm(direction)
            total += strength * np.sin(at @ direction + rng.uniform(0, 6.3))
        strength *= 0.55
    return total / 4.2


def _middles(count, rng, jitter):
    """Directions spread over a sphere as in the drawing: a spiral of the golden angle, each a little astray."""
    i = np.arange(count)
    height = 1 - (i + 0.5) * 2 / count
    around = np.sqrt(1 - height * height)
    spread = np.stack([around * np.cos(GOLDEN_ANGLE * i), around * np.sin(GOLDEN_ANGLE * i), height], axis=1)
    spread += rng.normal(size=spread.shape) * jitter / math.sqrt(count)
    return spread / np.linalg.norm(spread, axis=1, keepdims=True)


def _knobs(at, middles):
    """Distances to the nearest middle and to the next in units of the mean distance of neighbours, and the nearest."""
    unit = math.sqrt(4 * math.pi / len(middles))
    near = np.empty((len(at), 2))
    which = np.empty(len(at), int)
    for start in range(0, len(at), 8192):
        squared = 2 - 2 * at[start : start + 8192] @ middles.T
        which[start : start + 8192] = squared.argmin(axis=1)
        near[start : start + 8192] = np.sqrt(np.maximum(np.partition(squared, 1, axis=1)[:, :2], 0)) / unit
    return near[:, 0], near[:, 1], which


def _groove(at, mukhi, wavers):
    """Angle from each point to the nearest line that divides two faces, in radians."""
    latitude = np.arcsin(np.clip(at[:, 2], -1, 1))
    longitude = np.arctan2(at[:, 1], at[:, 0])
    nearest = np.full(len(at), 9.0)
    for i in range(mukhi):
        bend = 0.06 * np.sin(latitude * 3 + wavers[i]) + 0.035 * np.sin(latitude * 11 + wavers[i] * 2)
        angle = longitude - i * 2 * math.pi / mukhi - bend
        angle = (angle + math.pi) % (2 * math.pi) - math.pi
        nearest = np.minimum(nearest, np.abs(angle) * np.maximum(0.02, np.cos(latitude)))
    return nearest


def relief(at, mukhi, seed, knobs, mouth=True):
    """Height over a sphere of radius 1, and a shade of 0 (in a furrow) to 1 (on a knob), at directions `at`."""
    rng = np.random.default_rng(seed * 977 + mukhi)
    wavers = rng.uniform(0, 6.3, max(mukhi, 1))
    groove = _groove(at, mukhi, wavers)
    astray = np.stack([_waves(at, rng, 6), _waves(at, rng, 6), _waves(at, rng, 6)], axis=1)
    warped = at + astray * 0.075 + np.stack([_waves(at, rng, 24, 2), _waves(at, rng, 24, 2), _waves(at, rng, 24, 2)], axis=1) * 0.016
    warped /= np.linalg.norm(warped, axis=1, keepdims=True)
    middles = _middles(knobs, rng, 1.1)
    first, second, which = _knobs(warped, middles)
    tall = rng.uniform(0.55, 1.35, knobs)[which]
    dome = 1 - np.clip(first / 0.8, 0, 1) ** 2
    furrow = np.clip((second - first) / 0.5, 0, 1)
    furrow = furrow * (2 - furrow)
    # smaller warts upon the knobs
    wart = np.clip(_waves(at, rng, 21, 2) * 1.6, -1, 1)
    clear = np.clip((groove - 0.015) / 0.075, 0, 1)
    lobe = np.clip(groove / (1.1 / max(2.4, mukhi)), 0, 1)
    around = np.sqrt(1 - np.clip(at[:, 2], -1, 1) ** 2)
    calm = np.clip(around * 2.6, 0, 1)
    height = clear * calm * (0.05 * furrow + tall * 0.085 * dome * furrow + 0.013 * wart)
    height += 0.055 * (np.sqrt(lobe) - 1) - 0.075 * np.exp(-((groove / 0.03) ** 2)) * calm
    # a fine ridge of wood stands in the middle of each line
    height += 0.03 * np.exp(-((groove / 0.009) ** 2)) * calm
    height += 0.02 * _waves(at, rng, 2.2, 2) + 0.003 * _waves(at, rng, 60, 2)
    shade = clear * (0.3 * furrow + 0.5 * tall * dome * furrow + 0.1 * wart) + 0.14 * _waves(at, rng, 3, 3)
    shade = np.clip(shade, 0, 1)
    if not mouth:
        return height, shade
    away = np.arccos(np.clip(np.abs(at[:, 2]), 0, 1))
    height += 0.03 * np.exp(-(((away - 0.2) / 0.06) ** 2))
    height -= np.where(away < 0.13, 0.55 * (1 - (away / 0.13) ** 2), 0)
    return height, np.where(away < 0.14, 0, shade)


def _sphere(subdivisions):
    """A mesh of even triangles, an icosahedron divided again and again, and the directions of its vertices."""
    long = (1 + math.sqrt(5)) / 2
    points = np.array([(x, y * long, 0) for x in (-1, 1) for y in (-1, 1)], np.float64)
    points = np.concatenate([points, np.roll(points, 1, axis=1), np.roll(points, 2, axis=1)])
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    near = np.argwhere(np.triu(points @ points.T > 0.4, 1))
    linked = {tuple(pair) for pair in near}
    faces = np.array([(a, b, c) for a, b in linked for c in range(b + 1, 12) if (b, c) in linked and (a, c) in linked])
    outward = np.einsum("ij,ij->i", np.cross(points[faces[:, 0]], points[faces[:, 1]]), points[faces[:, 2]])
    faces[outward < 0] = faces[outward < 0][:, ::-1]
    for _ in range(subdivisions - 1):
        edges = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1)
        keys, where = np.unique(edges[:, 0] * len(points) + edges[:, 1], return_inverse=True)
        middles = points[keys // len(points)] + points[keys % len(points)]
        ab, bc, ca = (where + len(points)).reshape(3, -1)
        points = np.concatenate([points, middles / np.linalg.norm(middles, axis=1, keepdims=True)])
        a, b, c = faces.T
        faces = np.concatenate([np.stack(three, axis=1) for three in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))])
    mesh = bpy.data.meshes.new("bead")
    mesh.vertices.add(len(points))
    mesh.loops.add(len(faces) * 3)
    mesh.polygons.add(len(faces))
    mesh.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(faces) * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    return mesh, points


def set_shape(mesh, points, shade):
    """Moves the vertices of a mesh, and keeps the shade of each as an attribute that materials read."""
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    attribute = mesh.attributes.new("shade", "FLOAT", "POINT")
    attribute.data.foreach_set("value", shade.astype(np.float32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.update()


def bead_mesh(mukhi, seed, radius, rise=0.94, detail=8, knobs=190, form=None, mouth=True):
    """
    The mesh of a bead about its hole, which runs along z. `form` bends the finished points: (points, directions,
    shade) to (points, shade), before the bead gets its radius.
    """
    mesh, at = _sphere(detail)
    height, shade = relief(at, mukhi, seed, knobs, mouth)
    points = at * (1 + height[:, None]) * np.array([1, 1, rise])
    if form:
        points, shade = form(points, at, shade)
    set_shape(mesh, points * radius, shade)
    return mesh


def place_bead(mukhi, seed, diameter, tilt=0.9, spin=0.3, at=(0, 0), tone="nepal", lean=0.12, **shape):
    """A bead that lies on the ground, its hole leaning to the camera by `tilt` radians from the vertical."""
    mesh = bead_mesh(mukhi, seed, diameter / 2, **shape)
    item = mesh_object("bead", mesh, materials.rudraksha_seed(seed, tone), smooth=False)
    # turned about its own hole first, then leant
    item.rotation_mode = "ZXY"
    item.rotation_euler = (tilt, lean, spin)
    bpy.context.view_layer.update()
    matrix = np.array(item.matrix_world)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    lowest = (points.reshape(-1, 3) @ matrix[2, :3]).min()
    item.location = (at[0], at[1], -lowest)
    return item
