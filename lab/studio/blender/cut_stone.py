"""Cut stones: their planes come with the order, from the geometry that the drawings and the tracer use."""

import bpy
import numpy as np

import stones
from shapes import mesh_object

# Planes of the stones of this order by name, set by render.py: rows of a unit normal outwards and a distance.
CUTS = {}


def _clipped(polygon, normal, distance):
    """A convex polygon without what lies beyond a plane."""
    side = polygon @ normal - distance
    kept = []
    for i in range(len(polygon)):
        j = (i + 1) % len(polygon)
        if side[i] <= 1e-9:
            kept.append(polygon[i])
        if (side[i] < -1e-9) != (side[j] < -1e-9) and abs(side[i] - side[j]) > 1e-12:
            share = side[i] / (side[i] - side[j])
            kept.append(polygon[i] + share * (polygon[j] - polygon[i]))
    return np.array(kept)


def _faces(planes):
    """The faces of a convex solid as polygons, in the order of its planes; a plane that touches nothing has none."""
    found = []
    for i, plane in enumerate(planes):
        normal, distance = plane[:3], plane[3]
        aside = np.cross(normal, [0.0, 0.0, 1.0] if abs(normal[2]) < 0.9 else [1.0, 0.0, 0.0])
        aside /= np.linalg.norm(aside)
        above = np.cross(normal, aside)
        polygon = normal * distance + np.array([aside + above, above - aside, -aside - above, aside - above]) * 9
        for j, other in enumerate(planes):
            if j != i and len(polygon):
                polygon = _clipped(polygon, other[:3], other[3])
        if len(polygon) > 2:
            found.append(
                polygon if np.dot(np.cross(polygon[1] - polygon[0], polygon[2] - polygon[0]), normal) > 0 else polygon[::-1]
            )
    return found


def gem(cut, kind, height, seed=1):
    """
    A stone of the order's cut `cut`, `height` centimetres long along y, its table up and its girdle at z = 0. Returns the
    object, and its half width, half length, the height of its table and the depth of its point.
    """
    planes = np.array(CUTS[cut], np.float64)
    faces = _faces(planes)
    corners = np.concatenate(faces)
    low, high = corners.min(axis=0), corners.max(axis=0)
    size = height / (high[1] - low[1])
    middle = np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0])
    points, rows = [], []
    for polygon in faces:
        rows.append(list(range(len(points), len(points) + len(polygon))))
        points += [tuple((corner - middle) * size) for corner in polygon]
    mesh = bpy.data.meshes.new("gem")
    mesh.from_pydata(points, [], rows)
    mesh.update()
    item = mesh_object("gem", mesh, stones.stone(kind, seed, height), smooth=False)
    reach = (high - low) / 2 * size
    return item, reach[0], reach[1], high[2] * size, -low[2] * size


def outline(cut, height, count=96):
    """The girdle of a cut stone as (x, y) points against the clock, `height` centimetres long along y."""
    planes = np.array(CUTS[cut], np.float64)
    corners = np.concatenate(_faces(planes))
    low, high = corners.min(axis=0), corners.max(axis=0)
    size, middle = height / (high[1] - low[1]), (low + high) / 2
    sides = planes[np.abs(planes[:, 2]) < 1e-6]
    angle = np.arange(count) * 2 * np.pi / count
    towards = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    facing = towards @ sides[:, :2].T
    room = sides[:, 3] - sides[:, :2] @ middle[:2]
    reach = np.where(facing > 1e-6, room / np.maximum(facing, 1e-6), 99).min(axis=1)
    return towards * (reach * size)[:, None]
