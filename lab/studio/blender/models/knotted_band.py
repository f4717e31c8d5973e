"""A band of waxed cord with a few beads and a sliding knot. Lengths are centimetres."""

import math

import numpy as np
from mathutils import Matrix, Vector

import materials
import stones
from coin import rupee
from models.strung import _eye
from shapes import tube
from strand import ball_mesh, put


def _on(radius, share, squeeze, height=0.1):
    """A place on the ring; 0 is the front."""
    turn = share * 2 * math.pi
    return Vector((radius * math.sin(turn), -radius * math.cos(turn) * squeeze, height))


def build(radius=3.1, thread=(0.012, 0.012, 0.013), stone="onyx", seed=1, squeeze=0.94, turn=0.0, coin=None):
    waxed = materials.thread(thread, 0.42)

    def at(share, height=0.1):
        return _on(radius, share + turn, squeeze, height)

    # the beads at the front: onyx, eye, onyx, onyx, with a knot on both sides
    size = 0.62
    row = ["knot", stone, "eye", stone, stone, "knot"]
    pitch = size * 1.02 / (2 * math.pi * radius)
    body = stones.stone(stone, seed, 2)
    for i, kind in enumerate(row):
        share = (i - 2.2) * pitch
        heading = (at(share + 0.004) - at(share - 0.004)).normalized()
        if kind == "knot":
            item = put(ball_mesh(0.17, waxed, 0.9), at(share * 0.86, 0.17), heading)
        elif kind == "eye":
            item = put(_eye(size * 0.46), at(share, size / 2), heading)
            outward = Vector((at(share).x, at(share).y, 0)).normalized() + Vector((0, 0, 0.8))
            frame = heading.to_track_quat("Z", "Y").to_matrix()
            roll = math.atan2(outward.dot(frame.col[1]), outward.dot(frame.col[0]))
            item.matrix_world = item.matrix_world @ Matrix.Rotation(roll, 4, "Z")
        else:
            item = put(ball_mesh(size / 2, body, 0.98, 32), at(share, size / 2), heading, i * 1.3)
        item["focus"] = True
    lifted = [at(s, 0.1 + 0.21 * math.exp(-((s / (pitch * 2.6)) ** 4))) for s in np.linspace(-0.56, 0.56, 150)]
    # the two ends pass one another behind, one outside the other
    line = []
    for i, place in enumerate(lifted):
        share = i / 149 * 2 - 1
        out = 1 + 0.035 * share * max(0, abs(share) - 0.72) / 0.28
        line.append((place.x * out, place.y * out, place.z))
    tube("cord", line, 0.085, waxed)
    for end, side in ((line[0], -1), (line[-1], 1)):
        start, away = Vector(end), Vector((side * 0.9, 0.9, 0))
        tube("tail", [tuple(start), tuple(start + away * 0.5), tuple(start + away + Vector((0.1, 0.3, 0)))], 0.085, waxed)
        put(ball_mesh(0.17, waxed, 1.1), start + away * 1.05 + Vector((0.1, 0.3, 0.06)), away.normalized())
    # the sliding knot is wound around both
    wound = []
    for i in range(11 * 14 + 1):
        share = 0.5 + (i / (11 * 14) - 0.5) * 0.095
        middle = at(share, 0.16)
        outward = Vector((middle.x, middle.y, 0)).normalized()
        angle = i / 14 * 2 * math.pi
        wound.append(tuple(middle + outward * math.cos(angle) * 0.23 + Vector((0, 0, 1)) * math.sin(angle) * 0.15))
    tube("knot", wound, 0.085, waxed)
    if coin:
        rupee(*coin)
