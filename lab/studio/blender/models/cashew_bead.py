"""The half-moon bead of the south: curved as a cashew, one line along its back, not pierced. Lengths are centimetres."""
import numpy as np

from bead import place_bead
from coin import rupee


def _crescent(points, at, shade):
    """Bends a round bead into a half moon, flat on one side; its line lies along the outer curve."""
    x, y, z = points.T
    body = np.sqrt(np.clip(1 - (np.abs(at[:, 2]) ** 2.6), 0, 1))
    length = at[:, 2] * 1.05 * (1 + 0.06 * (np.linalg.norm(points, axis=1) - 1))
    around = np.maximum(1e-3, np.hypot(at[:, 0], at[:, 1]))
    thick = np.linalg.norm(points, axis=1)
    cross_x = at[:, 0] / around * body * 0.5 * thick
    cross_y = at[:, 1] / around * body * 0.42 * thick
    # flat on the inner side
    cross_x = np.where(cross_x < 0, cross_x * 0.72, cross_x)
    bend = 0.42 * length**2
    lean = -0.84 * length
    turn = np.arctan(lean) * 0.75
    return np.stack([cross_x * np.cos(turn) - bend + 0.1, cross_y, length - cross_x * np.sin(turn)], axis=1), shade


def build(length=2.6, seed=1, spin=0.0, tilt=0.0, lean=1.45, coin=None):
    place_bead(1, seed, length / 1.06, tilt, spin, lean=lean, form=_crescent, knobs=230, tone="cashew", mouth=False)
    if coin:
        rupee(*coin)
