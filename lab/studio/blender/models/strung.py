"""Beads on a thread or a wire: bracelets and malas of stones, seeds, eyes, caps and discs. Lengths are centimetres.

The beads of an order are rows of a kind, a diameter and, for some, a third value:
a stone of stones.py; `cut`, `barrel` and `nugget` with their stone in the third place; `rudraksha` with its faces; `twin` with its faces;
`trunk` with its faces; `moon`, the half-moon bead; `eye`; a metal for a spacer; `knot`; `cone`, `link` and `clasp` of
silver.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

import materials
import stones
from bead import bead_mesh
from coin import rupee
from engraved import engraved_metal
from models.cashew_bead import _crescent
from models.grown_beads import _trunk
from pebble import pebble_mesh
from shapes import lathe, tube
from strand import ball_mesh, coil, lay, put, ring, tassel

METALS = materials.METALS
# Length along the thread over the diameter.
LONG = {"barrel": 1.3, "nugget": 0.84, "knot": 0.8, "twin": 0.62, "moon": 0.5, "metal": 0.42, "cone": 1.3, "link": 0.74, "clasp": 0.94}


def _length(kind, diameter):
    return diameter * (LONG["metal"] if kind in METALS else LONG.get(kind, 0.97))


def _cut_ball(radius, material):
    """A bead with about a hundred flat faces, as a wheel leaves it."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius * 1.02, segments=14, ring_count=8)
    item = bpy.context.object
    mesh = item.data
    bpy.data.objects.remove(item)
    mesh.materials.append(material)
    return mesh


def _spacer(radius, material):
    """A ring of metal, rounded at its edge."""
    profile = [(radius * 0.3, -radius * 0.4), (radius * 0.8, -radius * 0.4), (radius, -radius * 0.16),
               (radius, radius * 0.16), (radius * 0.8, radius * 0.4), (radius * 0.3, radius * 0.4)]  # fmt: skip
    item = lathe("spacer", profile, material, steps=32)
    return _mesh_of(item)


def _cone(radius, material):
    """A cone that gathers threads, its wide end downwards."""
    profile = [(radius, -radius * 1.25), (radius * 0.96, -radius * 1.1), (radius * 0.55, 0.2 * radius),
               (radius * 0.24, radius * 1.2), (radius * 0.3, radius * 1.32)]  # fmt: skip
    return _mesh_of(lathe("cone", profile, material, steps=48))


def _link(length, thick, material, slim=0.72):
    """A loop of wire whose long way lies along z."""
    bpy.ops.mesh.primitive_torus_add(major_radius=length / 2 - thick, minor_radius=thick, major_segments=48,
                                     minor_segments=16, rotation=(math.pi / 2, 0, 0))  # fmt: skip
    item = bpy.context.object
    bpy.ops.object.transform_apply(rotation=True)
    item.scale = (slim, 1, 1)
    bpy.ops.object.transform_apply(scale=True)
    item.data.materials.append(material)
    return _mesh_of(item)


def _clasp(length, material):
    """A lobster clasp: a claw that is thicker at its back, and the lever of its spring."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.09, location=(length * 0.34, 0, -length * 0.1), segments=24, ring_count=12)
    lever = bpy.context.object
    lever.data.materials.append(material)
    claw = bpy.data.objects.new("claw", _link(length, 0.095, material, 0.62))
    bpy.context.scene.collection.objects.link(claw)
    bpy.ops.object.select_all(action="DESELECT")
    lever.select_set(True)
    claw.select_set(True)
    bpy.context.view_layer.objects.active = claw
    bpy.ops.object.join()
    return _mesh_of(claw)


def _extension(middle, count, made):
    """A short chain that hangs loose, outwards upon the ground, with a ball at its end."""
    outward = Vector((middle.x, middle.y, 0)).normalized()
    aside = Vector((-outward.y, outward.x, 0))
    for i in range(count):
        place = middle + outward * (0.3 + 0.26 * i) + aside * 0.35 * math.sin(i * 0.35)
        place.z = max(0.14, middle.z * (1 - i / 4))
        heading = (outward + aside * 0.45 * math.cos(i * 0.35)).normalized()
        put(made.get("link", 0.36, None, 0), place, heading, (i % 2) * 1.57 + 0.5, 1, "link")
    end = middle + outward * (0.3 + 0.26 * count) + aside * 0.35 * math.sin(count * 0.35)
    put(ball_mesh(0.14, made.material("silver", 1)), Vector((end.x, end.y, 0.14)), outward, 0, 1, "ball")


def _mesh_of(item):
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def _eye(radius):
    """A bead of lampwork: cobalt glass with white, sky and black drops on one side, about its x axis."""
    colours = {"cobalt": (0.008, 0.03, 0.3), "white": (0.8, 0.8, 0.78), "sky": (0.1, 0.38, 0.62), "black": (0.006,) * 3}
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=240, ring_count=180)
    item = bpy.context.object
    mesh = item.data
    bpy.data.objects.remove(item)
    for name, colour in colours.items():
        mesh.materials.append(materials.plain(name, colour, 0.05, 0.5))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
        middle = polygon.center / radius
        for side in (1, -1):
            away = math.degrees(math.acos(max(-1, min(1, middle.x * side))))
            if away < 40:
                polygon.material_index = 1 + (away < 27) + (away < 14)
    return mesh


class Meshes:
    """Makes each kind of bead a few times, so that a strand is not one bead again and again."""

    def __init__(self, seed, tone, detail):
        self.seed, self.tone, self.detail, self.made, self.stones = seed, tone, detail, {}, {}

    def material(self, kind, diameter):
        if kind not in self.stones:
            made = materials.metal(kind, 0.2) if kind in METALS else stones.stone(kind, self.seed, max(diameter * 3, 2))
            self.stones[kind] = made
        return self.stones[kind]

    def _seed_bead(self, kind, diameter, mukhi, number):
        radius = diameter / 2
        form = {"trunk": _trunk, "moon": _crescent}.get(kind)
        knobs = 230 if kind == "moon" else 130 if diameter < 1.1 else 180
        mesh = bead_mesh(mukhi, number, radius, 0.96, self.detail, knobs, form, kind != "moon")
        mesh.materials.append(materials.rudraksha_seed(number, self.tone))
        return mesh

    def _twin(self, diameter, mukhi, number):
        """Gauri and Shankar: two bodies in one skin, side by side along x."""
        radius = diameter / (2 + 2 * 0.66)
        halves = []
        for side in (-1, 1):
            mesh = self._seed_bead("twin", radius * 2, mukhi, number + side)
            item = bpy.data.objects.new("half", mesh)
            bpy.context.scene.collection.objects.link(item)
            item.location.x = side * 0.66 * radius
            halves.append(item)
        bpy.ops.object.select_all(action="DESELECT")
        for item in halves:
            item.select_set(True)
        bpy.context.view_layer.objects.active = halves[0]
        bpy.ops.object.transform_apply(location=True)
        bpy.ops.object.join()
        mesh = halves[0].data
        bpy.data.objects.remove(halves[0])
        return mesh

    def get(self, kind, diameter, more, turn):
        few = {"rudraksha": 5, "nugget": 9}.get(kind, 1)
        key = (kind, diameter, str(more), turn % few)
        if key not in self.made:
            if kind == "twin":
                mesh = self._twin(diameter, more or 5, self.seed * 50)
            elif kind in ("rudraksha", "trunk", "moon"):
                mesh = self._seed_bead(kind, diameter, more or 5, self.seed * 50 + (more or 0) * 7 + turn % few)
            elif kind == "cut":
                mesh = _cut_ball(diameter / 2, self.material(more, diameter))
            elif kind == "barrel":
                mesh = ball_mesh(diameter / 2, self.material(more, diameter), 1.32, 28)
            elif kind == "nugget":
                mesh = pebble_mesh((diameter, diameter * 1.05, diameter * 0.82), self.seed * 40 + turn, 0.16)
                mesh.materials.append(self.material(more, diameter))
            elif kind == "eye":
                mesh = _eye(diameter / 2)
            elif kind == "knot":
                mesh = ball_mesh(diameter / 2, more, 0.85)
            elif kind == "link":
                mesh = _link(diameter, 0.04, self.material("silver", diameter))
            elif kind == "clasp":
                mesh = _clasp(diameter, self.material("silver", diameter))
            elif kind == "cone":
                mesh = _cone(diameter / 2, self.material("silver", diameter))
            elif kind in METALS:
                mesh = _spacer(diameter / 2, self.material(kind, diameter))
            else:
                mesh = ball_mesh(diameter / 2, self.material(kind, diameter), 0.98, 32)
            self.made[key] = mesh
        return self.made[key]


def _disc(middle, direction, disc):
    """A struck disc that closes a bracelet: it leans outwards upon the ground. Returns the middle of its thickness."""
    metal, across = disc["metal"], disc["across"]
    radius, thick = across / 2, 0.12
    face = engraved_metal(metal, 0.24, "lines", across * 0.98, disc.get("depth", -0.02), disc.get("fill"), 0.4, 0.6)
    profile = [(0, 0), (radius * 0.95, 0), (radius, 0.03), (radius, thick - 0.03), (radius * 0.95, thick), (0, thick)]
    item = lathe("disc", profile, face, steps=96)
    outward = Vector((middle.x, middle.y, 0)).normalized()
    normal = (Vector((0, 0, 1)) + outward * disc.get("lean", 0.45)).normalized()
    side = Vector((direction.x, direction.y, 0)).normalized()
    up = normal.cross(side)
    item.rotation_mode = "QUATERNION"
    turn = Matrix((side, up, normal)).transposed()
    item.rotation_quaternion = turn.to_quaternion()
    low = radius * abs(up.z)
    item.location = (middle.x, middle.y, low + 0.04)
    if disc.get("focus", True):
        item["focus"] = True
    if disc.get("mirror", True):
        bpy.context.scene["mirror"] = normal
        bpy.context.scene["mirror_power"] = 0.5
    return item.location + normal * thick / 2


def build(beads, thread=(0.02, 0.02, 0.02), wire=None, seed=1, squeeze=0.94, turn=0.0, once=True, spread=0.2, disc=None,
          tail=None, coin=None, tone="nepal", detail=6, gap=0.0, line=0.04, near=None,
          extension=0):  # fmt: skip
    rng = random.Random(seed)
    cord = materials.metal(wire, 0.25) if wire else materials.thread(thread)
    made = Meshes(seed, tone, detail)
    rows = [(row[0], row[1], row[2] if len(row) > 2 else None) for row in beads]
    lengths = [_length(kind, diameter) + gap for kind, diameter, _ in rows]
    biggest = max(diameter for _, diameter, _ in rows)
    closing = disc["across"] * 1.02 if disc else biggest * 1.5 if tail else None
    if closing:
        lengths.append(closing)
    curve = ring(1, squeeze, seed, 0.014) if once else coil(1, spread, squeeze, seed)
    places, _ = lay(lambda share: curve((share + turn) % 1), lengths, biggest / 2, biggest * 1.02)
    way = []
    for i, (kind, diameter, more) in enumerate(rows):
        middle, direction = places[i]
        # a small bead lies lower than a large one, and the thread bends to it
        widest = max(row[1] for row in rows[max(0, i - 1) : i + 2])
        middle = middle + Vector((0, 0, (max(diameter, widest * 0.8) - biggest) / 2))
        roll = rng.uniform(0, 6.3)
        if kind == "eye":
            roll = _outwards(middle, direction, 0.9) + rng.uniform(-0.35, 0.35)
        elif kind in ("twin", "trunk"):
            roll = _outwards(middle, direction, 0) + (1.57 if kind == "trunk" else 0)
        elif kind in ("link", "clasp"):
            roll = (i % 2) * 1.57 + 0.35
        mesh = made.get(kind, diameter, cord if kind == "knot" else more, i)
        if kind == "cone" and i == 0:
            # both narrow ends look to where the strand begins
            direction = -direction
        if kind == "moon":
            item = put(mesh, middle, Vector((middle.x, middle.y, 0)).normalized(), roll, 1, "bead")
        else:
            item = put(mesh, middle, direction, roll, rng.uniform(0.985, 1.015), "bead")
        if near and near[0] <= i < near[1]:
            item["focus"] = True
        if kind not in ("link", "clasp"):
            way += [middle - direction * lengths[i] * 0.42, middle + direction * lengths[i] * 0.42]
    if closing:
        middle, direction = places[len(rows)]
        if disc:
            middle = _disc(middle, direction, disc)
        way += [middle - direction * closing * 0.4, middle, middle + direction * closing * 0.4]
    tube("thread", way, line, cord, closed=rows[-1][0] != "link")
    if extension:
        _extension(places[len(rows) - 1][0], extension, made)
    if tail:
        _tail(places[len(rows)][0], biggest, cord, seed, tail)
    if coin:
        rupee(*coin)


def _outwards(middle, direction, rise):
    """The roll that turns the x axis of a bead outwards, and up by `rise`."""
    item = direction.to_track_quat("Z", "Y").to_matrix()
    wanted = Vector((middle.x, middle.y, 0)).normalized() + Vector((0, 0, rise))
    x, y = item.col[0], item.col[1]
    return math.atan2(wanted.dot(y), wanted.dot(x))


def _tail(top, size, cord, seed, length):
    outward = Vector((top.x, top.y, 0)).normalized()
    begin = top + outward * size * 0.2
    put(ball_mesh(0.2, cord), Vector((begin.x, begin.y, 0.3)), outward)
    begin += outward * 0.15
    tassel((begin.x, begin.y), (outward.x + 0.2, outward.y), length, cord, seed)
