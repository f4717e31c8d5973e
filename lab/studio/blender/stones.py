"""Stones that are not cut as gems: what one sees of each, after specimens. Colours are linear light.

Refractive indices: quartz 1.544 to 1.553, garnet 1.76, peridot 1.67, topaz 1.62, lapis 1.5; pyrite is opaque and reflects
0.54 of yellow light (W. A. Deer, R. A. Howie and J. Zussman, An Introduction to the Rock-Forming Minerals, 1992).
"""
import bpy

from materials import _bump, _new, _noise, _ramp
from organic import ORGANIC
from pyrites import PYRITES
from stone_nodes import _bands, _glow, _mapped, _mix, _texture


def _amethyst(tree, surface, place):
    # chevrons of violet in milky quartz: zones that grew one on the other, folded by the faces of the crystal
    folded = tree.nodes.new("ShaderNodeVectorMath")
    folded.operation = "ABSOLUTE"
    tree.links.new(place.outputs[0], folded.inputs[0])
    bent = tree.nodes.new("ShaderNodeMapping")
    bent.inputs["Rotation"].default_value = (0.6, 0.5, 0)
    bent.inputs["Scale"].default_value = (0.22, 0.22, 1.5)
    tree.links.new(folded.outputs[0], bent.inputs["Vector"])
    bands = _texture(tree, bent, 1.15, 6, 0.25)
    clouds = _ramp(tree, _texture(tree, place, 1.3, 9, 1.2), [(0.4, (0, 0, 0)), (0.68, (0.8,) * 3)]).outputs[0]
    violet = _ramp(tree, bands, [(0.3, (0.06, 0.018, 0.13)), (0.74, (0.62, 0.55, 0.7)), (0.44, (0.16, 0.06, 0.3)),
                                 (0.55, (0.24, 0.11, 0.4)), (0.6, (0.46, 0.34, 0.58))]).outputs[0]  # fmt: skip
    colour = _mix(tree, clouds, violet, (0.12, 0.04, 0.23))
    _glow(tree, surface, colour, 0.2, (0.3, 0.2, 0.4))
    return colour


def _rose(tree, surface, place):
    clouds = _texture(tree, place, 0.7, 8, 1.1)
    colour = _ramp(tree, clouds, [(0.3, (0.6, 0.2, 0.235)), (0.78, (0.8, 0.52, 0.52)), (0.5, (0.7, 0.31, 0.34))])
    _glow(tree, surface, colour.outputs[0], 0.35, (0.5, 0.3, 0.3))
    return colour.outputs[0]


def _onyx(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.03
    clouds = _texture(tree, place, 2, 3)
    return _ramp(tree, clouds, [(0.3, (0.004, 0.004, 0.0045)), (0.8, (0.008, 0.0075, 0.008))]).outputs[0]


def _matt_onyx(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.55
    clouds = _texture(tree, place, 2, 3)
    return _ramp(tree, clouds, [(0.3, (0.012, 0.012, 0.013)), (0.8, (0.024, 0.023, 0.024))]).outputs[0]


def _tiger(tree, surface, place):
    # layers of gold and brown; their fibres gather light in a band that runs across them where the surface faces it
    layers = _mapped(tree, (0.3, 0.3, 3.0), (0.06, 0.09, 0), place.inputs["Location"].default_value)
    bands = _texture(tree, layers, 1.3, 5, 0.5)
    dull = _ramp(tree, bands, [(0.34, (0.02, 0.006, 0.003)), (0.7, (0.3, 0.125, 0.025)), (0.52, (0.12, 0.042, 0.01))]).outputs[0]
    lit = _ramp(tree, bands, [(0.34, (0.2, 0.065, 0.012)), (0.7, (0.92, 0.62, 0.2)), (0.5, (0.62, 0.31, 0.065))]).outputs[0]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Normal"], parts.inputs[0])
    wander = tree.nodes.new("ShaderNodeMath")
    wander.operation = "MULTIPLY_ADD"
    wander.inputs[1].default_value = 0.5
    tree.links.new(_texture(tree, place, 0.8, 3), wander.inputs[0])
    tree.links.new(parts.outputs["X"], wander.inputs[2])
    # 0.25 is the mean of the wandering: the band lies about the middle of the stone
    shine = _ramp(tree, wander.outputs[0], [(-0.0, (0, 0, 0)), (0.56, (0, 0, 0)), (0.27, (1, 1, 1))]).outputs[0]
    surface.inputs["Roughness"].default_value = 0.08
    return _mix(tree, shine, dull, lit)


def _lapis(tree, surface, place):
    blue = _ramp(tree, _texture(tree, place, 2.2, 7, 0.5),
                 [(0.32, (0.008, 0.012, 0.09)), (0.72, (0.022, 0.045, 0.27)), (0.5, (0.016, 0.03, 0.2))])  # fmt: skip
    veins = _ramp(tree, _texture(tree, place, 0.8, 8, 1.6), [(0.6, (0, 0, 0)), (0.72, (0.6,) * 3)]).outputs[0]
    colour = _mix(tree, veins, blue.outputs[0], (0.55, 0.55, 0.56))
    # specks of pyrite
    specks = _ramp(tree, _texture(tree, place, 15, 2), [(0.685, (0, 0, 0)), (0.705, (1, 1, 1))]).outputs[0]
    tree.links.new(specks, surface.inputs["Metallic"])
    return _mix(tree, specks, colour, (0.75, 0.58, 0.27))


def _turquoise(tree, surface, place):
    # stabilised powder: even, with few brown veins
    surface.inputs["Roughness"].default_value = 0.22
    body = _ramp(tree, _texture(tree, place, 1.5, 5), [(0.3, (0.03, 0.34, 0.36)), (0.7, (0.07, 0.47, 0.46))]).outputs[0]
    net = tree.nodes.new("ShaderNodeTexVoronoi")
    net.feature = "DISTANCE_TO_EDGE"
    net.inputs["Scale"].default_value = 1.8
    tree.links.new(place.outputs[0], net.inputs["Vector"])
    veins = _ramp(tree, net.outputs[0], [(0.0, (0.8,) * 3), (0.035, (0, 0, 0))]).outputs[0]
    return _mix(tree, veins, body, (0.06, 0.035, 0.018))


def _turquoise_green(tree, surface, place):
    # greener: more iron, more of the brown mother rock
    colour = _turquoise(tree, surface, place)
    return _mix(tree, 0.4, colour, (0.09, 0.38, 0.2))


def _howlite(tree, surface, place):
    # howlite that was dyed blue: the dye stands darker in its veins
    body = _ramp(tree, _texture(tree, place, 1.7, 6), [(0.3, (0.01, 0.025, 0.2)), (0.7, (0.025, 0.07, 0.4))]).outputs[0]
    veins = _ramp(tree, _texture(tree, place, 1.1, 6, 2), [(0.6, (0, 0, 0)), (0.7, (0.7,) * 3)]).outputs[0]
    surface.inputs["Roughness"].default_value = 0.15
    return _mix(tree, veins, body, (0.004, 0.007, 0.06))


def _jasper(tree, surface, place):
    # jasper of the Narmada: brown to honey, with pale bands that wander
    surface.inputs["Roughness"].default_value = 0.24
    bands = _bands(tree, place, 0.16, 6)
    body = _ramp(tree, bands, [(0.12, (0.5, 0.32, 0.17)), (0.3, (0.3, 0.12, 0.045)), (0.62, (0.16, 0.05, 0.022)),
                               (0.95, (0.36, 0.17, 0.065))]).outputs[0]  # fmt: skip
    clouds = _ramp(tree, _texture(tree, place, 0.9, 7, 0.7), [(0.4, (0, 0, 0)), (0.66, (0.7,) * 3)]).outputs[0]
    return _mix(tree, clouds, body, (0.1, 0.035, 0.02))


def _shaligram(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.3
    _bump(tree, _noise(tree, 6, 7).outputs["Fac"], surface, 0.45, 0.05)
    clouds = _texture(tree, place, 1.4, 8, 0.8)
    return _ramp(tree, clouds, [(0.36, (0.005, 0.005, 0.006)), (0.72, (0.04, 0.038, 0.036))]).outputs[0]


def _agate(tree, surface, place):
    # sulemani hakik: black with white rings
    surface.inputs["Roughness"].default_value = 0.06
    bands = _bands(tree, place, 0.5, 2.2)
    return _ramp(tree, bands, [(0.0, (0.006, 0.005, 0.005)), (0.82, (0.012, 0.009, 0.008)), (0.9, (0.62, 0.58, 0.54)),
                               (0.97, (0.8, 0.78, 0.75)), (1.0, (0.2, 0.13, 0.09))]).outputs[0]  # fmt: skip


def _milky(deep, light, share=0.35):
    """A stone of bead quality: light enters, clouds and flaws scatter it."""

    def made(tree, surface, place):
        clouds = _texture(tree, place, 1.6, 7, 0.9)
        colour = _ramp(tree, clouds, [(0.32, deep), (0.72, light)]).outputs[0]
        _glow(tree, surface, colour, share, (0.5, 0.5, 0.5))
        return colour

    return made


def _tiger_slab(tree, surface, place):
    # a whole seam: blue grey at one edge, gold in the middle, red where it met heat; waves of fibres across it
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Object"], parts.inputs[0])
    across = _mapped(tree, (0.55, 2.6, 1), (0, 0, 0.05), place.inputs["Location"].default_value)
    bands = _texture(tree, across, 1.0, 6, 0.7)
    level = tree.nodes.new("ShaderNodeMath")
    level.operation = "MULTIPLY_ADD"
    level.inputs[1].default_value = 0.09
    tree.links.new(parts.outputs["Y"], level.inputs[0])
    tree.links.new(_texture(tree, place, 0.5, 2), level.inputs[2])
    seam = _ramp(tree, level.outputs[0], [(0.05, (0.07, 0.1, 0.14)), (0.95, (0.36, 0.07, 0.03)), (0.28, (0.2, 0.17, 0.11)),
                                          (0.42, (0.72, 0.42, 0.1)), (0.66, (0.6, 0.3, 0.06)), (0.8, (0.4, 0.12, 0.035))]).outputs[0]  # fmt: skip
    dark = _ramp(tree, bands, [(0.36, (0.9,) * 3), (0.56, (0, 0, 0))]).outputs[0]
    light = _ramp(tree, bands, [(0.55, (0, 0, 0)), (0.72, (0.5,) * 3)]).outputs[0]
    surface.inputs["Roughness"].default_value = 0.06
    return _mix(tree, light, _mix(tree, dark, seam, (0.045, 0.018, 0.008)), (0.9, 0.62, 0.24))


def _schist(tree, surface, place):
    # layers of mica: silver grey flakes that glint
    surface.inputs["Roughness"].default_value = 0.42
    layers = _texture(tree, _mapped(tree, (2, 2, 7), (0.1, 0.05, 0), place.inputs["Location"].default_value), 1.6, 7, 0.4)
    _bump(tree, _noise(tree, 9, 6).outputs["Fac"], surface, 0.8, 0.06)
    glint = _ramp(tree, _texture(tree, place, 11, 3), [(0.5, (0, 0, 0)), (0.66, (0.8,) * 3)]).outputs[0]
    tree.links.new(glint, surface.inputs["Metallic"])
    return _ramp(tree, layers, [(0.32, (0.1, 0.095, 0.085)), (0.72, (0.46, 0.43, 0.38)), (0.52, (0.26, 0.24, 0.21))]).outputs[0]


OPAQUE = {
    **ORGANIC, **PYRITES,
    "tiger_slab": _tiger_slab, "schist": _schist, "amethyst": _amethyst, "rose": _rose, "onyx": _onyx, "matt_onyx": _matt_onyx,
    "tiger": _tiger, "lapis": _lapis, "turquoise": _turquoise, "turquoise_green": _turquoise_green, "howlite": _howlite,
    "jasper": _jasper, "shaligram": _shaligram, "agate": _agate,
    "emerald": _milky((0.006, 0.07, 0.03), (0.04, 0.22, 0.11)),
    "ruby": _milky((0.13, 0.008, 0.03), (0.32, 0.045, 0.1)),
    "sapphire": _milky((0.008, 0.013, 0.07), (0.05, 0.08, 0.25)),
    "catseye": _milky((0.2, 0.16, 0.06), (0.42, 0.36, 0.17)),
    "violet_raw": _milky((0.07, 0.02, 0.17), (0.36, 0.22, 0.52), 0.45),
    "garnet_raw": _milky((0.03, 0.002, 0.004), (0.16, 0.012, 0.018), 0.15),
    "peridot_raw": _milky((0.09, 0.13, 0.012), (0.34, 0.42, 0.06), 0.4),
    "citrine_milk": _milky((0.42, 0.19, 0.02), (0.72, 0.45, 0.1), 0.4),
    "carnelian": _milky((0.3, 0.05, 0.012), (0.55, 0.14, 0.03)),
}  # fmt: skip

# What is left of white light after a centimetre, the refractive index, and how much of the inside is veiled.
CLEAR = {
    "quartz": ((0.97, 0.975, 0.98), 1.548, 0.5),
    "violet": ((0.36, 0.14, 0.6), 1.548, 0.35),
    "citrine": ((0.9, 0.5, 0.06), 1.548, 0.2),
    "peridot": ((0.4, 0.6, 0.06), 1.672, 0.2),
    "hessonite": ((0.62, 0.17, 0.02), 1.742, 0.3),
    "garnet": ((0.17, 0.006, 0.012), 1.76, 0.15),
    "topaz": ((0.88, 0.95, 0.99), 1.619, 0.1),
    "yellow": ((0.95, 0.72, 0.2), 1.766, 0.1),
    "glass": ((0.02, 0.05, 0.5), 1.52, 0.0),
    # cut stones of rings and pendants, which are smaller and whose light takes more turns
    "cut_ruby": ((0.74, 0.06, 0.13), 1.766, 0.0),
    "cut_emerald": ((0.05, 0.5, 0.2), 1.58, 0.1),
    "cut_sapphire": ((0.16, 0.26, 0.78), 1.766, 0.0),
    "cut_yellow": ((0.97, 0.84, 0.36), 1.766, 0.0),
    "cut_diamond": ((0.985, 0.985, 0.98), 2.417, 0.0),
    "cut_zircon": ((0.98, 0.98, 0.97), 1.95, 0.0),
    "cut_topaz": ((0.5, 0.8, 0.95), 1.619, 0.0),
    "cut_hessonite": ((0.86, 0.42, 0.12), 1.742, 0.08),
    "cut_garnet": ((0.62, 0.07, 0.1), 1.76, 0.0),
    "cut_amethyst": ((0.66, 0.4, 0.84), 1.548, 0.0),
    "cut_peridot": ((0.66, 0.82, 0.26), 1.672, 0.0),
    "cut_citrine": ((0.96, 0.74, 0.22), 1.548, 0.0),
}


def _clear(kind, seed, unit):
    """A stone through which one sees: light is refracted, coloured on its way, and falls on into the shadow."""
    colour, index, veiled = CLEAR[kind]
    material = bpy.data.materials.new(kind)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    glass = tree.nodes.new("ShaderNodeBsdfGlass")
    glass.inputs["IOR"].default_value = index
    # two surfaces are crossed: each takes half of the colour of the way
    tint = tuple(value**0.5 for value in colour)
    veil = _mapped(tree, (1.1 * unit,) * 3, (0.3 * seed, 0.5, 0.2 * seed), (seed * 3.7, seed * 1.9, seed * 2.3))
    share = _ramp(tree, _texture(tree, veil, 0.8, 8, 1.8), [(0.57, (0, 0, 0)), (0.72, (veiled,) * 3)]).outputs[0]
    glass.inputs["Color"].default_value = (*tint, 1)
    cloud = tree.nodes.new("ShaderNodeBsdfTranslucent")
    cloud.inputs["Color"].default_value = (*(0.35 + 0.6 * value for value in tint), 1)
    body = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(share, body.inputs[0])
    tree.links.new(glass.outputs[0], body.inputs[1])
    tree.links.new(cloud.outputs[0], body.inputs[2])
    # light on its way to a lamp passes straight, so that the shadow is coloured and has no noise
    path = tree.nodes.new("ShaderNodeLightPath")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*(value * 0.95 for value in tint), 1)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(body.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def stone(kind, seed=1, size=5.0):
    """Returns the material of a stone of `size` centimetres. Two seeds of one kind differ in their veins and bands."""
    unit = 5.0 / size
    if kind in CLEAR:
        return _clear(kind, seed, unit)
    material, tree, surface = _new(kind)
    place = _mapped(tree, (unit,) * 3, (0.3 * seed, 0.5, 0.2 * seed), (seed * 3.7, seed * 1.9, seed * 2.3))
    surface.inputs["Roughness"].default_value = 0.08
    surface.inputs["IOR"].default_value = 1.55
    surface.inputs["Specular"].default_value = 0.5
    tree.links.new(OPAQUE[kind](tree, surface, place), surface.inputs["Base Color"])
    return material
