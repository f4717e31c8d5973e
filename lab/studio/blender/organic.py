"""What animals and plants made: pearl, coral, shell, wood, seeds. Colours are linear light, after specimens."""

from materials import _bump, _ramp
from stone_nodes import _glow, _mapped, _mix, _texture


def _pearl(tree, surface, place):
    return _nacre(tree, surface, place, [(0.97, 0.925, 0.89), (0.97, 0.84, 0.835), (0.8, 0.88, 0.84), (0.6, 0.61, 0.74)])


def _pearl_cream(tree, surface, place):
    return _nacre(tree, surface, place, [(0.98, 0.91, 0.8), (0.98, 0.85, 0.75), (0.87, 0.86, 0.74), (0.68, 0.62, 0.6)])


def _nacre(tree, surface, place, colours):
    """
    A pearl's skin. Lustre: hundreds of thin layers throw light back as a soft mirror, a little of it from below the skin.
    Orient: the colours of the layers, seen straight, half aslant, aslant and at the rim; they wander where the nacre is thicker.
    """
    surface.inputs["Metallic"].default_value = 0.5
    surface.inputs["Roughness"].default_value = 0.25
    surface.inputs["Clearcoat"].default_value = 0.5
    surface.inputs["Clearcoat Roughness"].default_value = 0.16
    aslant = tree.nodes.new("ShaderNodeLayerWeight")
    aslant.inputs["Blend"].default_value = 0.42
    thick = tree.nodes.new("ShaderNodeMath")
    thick.operation = "MULTIPLY_ADD"
    thick.inputs[1].default_value = 0.3
    tree.links.new(_texture(tree, place, 0.55, 2, 0.6), thick.inputs[0])
    tree.links.new(aslant.outputs["Facing"], thick.inputs[2])
    straight, half, far, rim = colours
    # the wandering adds 0.15 in the mean
    return _ramp(tree, thick.outputs[0], [(0.2, straight), (1.0, rim), (0.44, half), (0.68, far)]).outputs[0]


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
