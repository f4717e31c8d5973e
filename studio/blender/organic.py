"""What animals and plants made: pearl, coral, shell, wood, seeds. Colours are linear light, after specimens."""

from materials import _bump, _ramp
from stone_nodes import _glow, _mapped, _mix, _texture


def _pearl(tree, surface, place):
    return _nacre(tree, surface, [(0.74, 0.71, 0.665), (0.72, 0.61, 0.6), (0.5, 0.48, 0.53)])


def _pearl_cream(tree, surface, place):
    return _nacre(tree, surface, [(0.88, 0.83, 0.73), (0.86, 0.76, 0.67), (0.66, 0.61, 0.57)])


def _nacre(tree, surface, colours):
    """A pearl's skin, by its colours seen straight, half aslant and at the rim."""
    surface.inputs["Roughness"].default_value = 0.2
    surface.inputs["Clearcoat"].default_value = 0.7
    surface.inputs["Clearcoat Roughness"].default_value = 0.12
    # the colours of thin layers are seen aslant
    aslant = tree.nodes.new("ShaderNodeLayerWeight")
    aslant.inputs["Blend"].default_value = 0.4
    straight, half, rim = colours
    return _ramp(tree, aslant.outputs["Facing"], [(0.1, straight), (0.9, rim), (0.5, half)]).outputs[0]


def _coral(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.16
    clouds = _texture(tree, place, 1.4, 4)
    return _ramp(tree, clouds, [(0.3, (0.5, 0.05, 0.025)), (0.75, (0.62, 0.085, 0.045))]).outputs[0]


def _tulsi(tree, surface, place):
    # the dry stem of a basil: pale straw with darker pores along the grain
    surface.inputs["Roughness"].default_value = 0.5
    grain = _texture(tree, _mapped(tree, (3.2, 3.2, 0.5), (0.3, 0.2, 0), place.inputs["Location"].default_value), 1.6, 6, 0.3)
    _bump(tree, grain, surface, 0.3, 0.03)
    return _ramp(tree, grain, [(0.32, (0.38, 0.235, 0.11)), (0.72, (0.74, 0.56, 0.32)), (0.5, (0.62, 0.43, 0.215))]).outputs[0]


def _vaijayanti(tree, surface, place):
    # Coix lacryma-jobi: a hard shell of pearly grey, streaked from mouth to mouth
    surface.inputs["Roughness"].default_value = 0.14
    streaks = _texture(tree, _mapped(tree, (2.6, 2.6, 0.35), (0, 0, 0), place.inputs["Location"].default_value), 1.4, 5, 0.4)
    return _ramp(tree, streaks, [(0.3, (0.2, 0.19, 0.18)), (0.75, (0.55, 0.53, 0.5)), (0.52, (0.4, 0.385, 0.37))]).outputs[0]


def _rice(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.4
    clouds = _texture(tree, place, 3, 3)
    colour = _ramp(tree, clouds, [(0.3, (0.66, 0.63, 0.55)), (0.7, (0.8, 0.78, 0.71))]).outputs[0]
    _glow(tree, surface, colour, 0.3, (0.1, 0.1, 0.1))
    return colour


def _chakra(tree, surface, place):
    # a shell: cream to honey, browner towards its middle
    surface.inputs["Roughness"].default_value = 0.32
    clouds = _texture(tree, place, 1.1, 6, 0.6)
    colour = _ramp(tree, clouds, [(0.3, (0.46, 0.28, 0.13)), (0.72, (0.78, 0.68, 0.52)), (0.5, (0.68, 0.5, 0.31))]).outputs[0]
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    grooves = _ramp(tree, geometry.outputs["Pointiness"], [(0.44, (0.9,) * 3), (0.495, (0, 0, 0))]).outputs[0]
    return _mix(tree, grooves, colour, (0.2, 0.09, 0.035))


ORGANIC = {"pearl": _pearl, "pearl_cream": _pearl_cream, "coral": _coral, "tulsi": _tulsi, "vaijayanti": _vaijayanti, "rice": _rice, "chakra": _chakra}
