"""A mala: knotted beads of seed, wood or stone, the sumeru, a tassel. Lengths are centimetres."""
import random

from mathutils import Vector

import materials
import stones
from bead import bead_mesh
from coin import rupee
from shapes import lathe, tube
from strand import ball_mesh, coil, lay, put, ring, tassel

KINDS = 9


def _plain_beads(stone, diameter, seed, uneven):
    """Round beads of a stone or wood of stones.py, each a little other than the next, and the sumeru."""
    rng = random.Random(seed * 3)
    body = stones.stone(stone, seed, max(2, diameter * 3))
    meshes = [ball_mesh(diameter / 2 * rng.uniform(1 - uneven, 1), body, rng.uniform(1 - uneven * 1.6, 1), 20) for _ in range(KINDS)]
    return meshes, ball_mesh(diameter * 0.72, body, 0.96, 28)


def _silver_cap(radius):
    """A cap upon the outer mouth of the sumeru."""
    profile = [(radius * 0.78, radius * 0.66), (radius * 0.74, radius * 0.76), (radius * 0.5, radius * 0.98),
               (radius * 0.22, radius * 1.1), (radius * 0.2, radius * 1.3)]  # fmt: skip
    return lathe("cap", profile, materials.metal("silver", 0.2), 64)


def build(beads=108, diameter=0.7, knot=0.2, seed=1, silk=(0.33, 0.012, 0.03), once=False, coin=None, tone="java",
          detail=6, spread=0.2, squeeze=0.9, tail=4.2, turn=0.0, stone=None, uneven=0.04, capped=False):  # fmt: skip
    rng = random.Random(seed)
    thread = materials.thread(silk)
    if stone:
        meshes, head = _plain_beads(stone, diameter, seed, uneven)
    else:
        seeds = materials.rudraksha_seed(seed, tone)
        meshes = [bead_mesh(5, seed * 50 + i, diameter / 2, detail=detail, knobs=130, rise=0.96) for i in range(KINDS)]
        head = bead_mesh(5, seed * 50 + 40, diameter * 0.72, detail=detail, knobs=150)
        for mesh in [*meshes, head]:
            mesh.materials.append(seeds)
    knots = ball_mesh(0.11, thread, 0.85)
    gap = diameter * 0.96 + knot
    lengths = [gap] * beads + [diameter * 1.5]
    curve = ring(1, squeeze, seed, 0.03) if once else coil(1, spread, squeeze, seed)
    places, line = lay(lambda share: curve((share + turn) % 1), lengths, diameter / 2, diameter * 1.02)
    for middle, direction in places[:-1]:
        put(meshes[rng.randrange(KINDS)], middle, direction, rng.uniform(0, 6.3), rng.uniform(0.94, 1.04), "bead")
        put(knots, middle + direction * gap / 2, direction, rng.uniform(0, 6.3), 1, "knot")
    tube("silk", line, 0.045, thread, closed=True)
    top, direction = places[-1]
    outward = Vector((top.x, top.y, 0)).normalized()
    middle = top + outward * diameter * 0.72
    middle.z = diameter * 0.72 * 0.95
    put(head, middle, (outward + Vector((0, 0, 0.1))).normalized(), 0.7, 1, "sumeru")["focus"] = True
    if capped:
        cap = _silver_cap(diameter * 0.72)
        cap.rotation_mode = "QUATERNION"
        cap.rotation_quaternion = outward.to_track_quat("Z", "Y")
        cap.location = middle
        cap["focus"] = True
    begin = middle + outward * diameter * 0.72
    put(ball_mesh(0.16, thread), Vector((begin.x, begin.y, 0.3)), outward)
    begin += outward * 0.1
    tassel((begin.x, begin.y), (outward.x + 0.2, outward.y), tail, thread, seed)
    if coin:
        rupee(*coin)
