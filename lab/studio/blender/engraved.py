"""Metal, and stone, with a drawing cut into it. The drawings come from the order as pictures: white is cut, black is not."""
import bpy

import materials

# Files of the drawings of this order by name, set by render.py.
DRAWINGS = {}


def engraved_metal(name, roughness, drawing, span, depth=0.02, fill=(0.02, 0.012, 0.008), wear=0.5, filled=0.75):
    """
    A metal with `drawing` across `span` centimetres of the object's x and y, `depth` centimetres deep (below zero stands
    out). `fill` is the colour in the cuts, by `filled` of 1; None leaves them bare.
    """
    return cut_into(materials.metal(name, roughness, wear), drawing, span, depth, fill, filled)


def cut_into(material, drawing, span, depth=0.02, fill=None, filled=0.75):
    """Cuts `drawing` into a material whose shader is the principled one, as `engraved_metal` does. Returns it."""
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    place = tree.nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = (1 / span, 1 / span, 1)
    place.inputs["Location"].default_value = (0.5, 0.5, 0)
    tree.links.new(coordinates.outputs["Object"], place.inputs["Vector"])
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(DRAWINGS[drawing], check_existing=True)
    picture.image.colorspace_settings.name = "Non-Color"
    picture.interpolation = "Cubic"
    picture.extension = "CLIP"
    tree.links.new(place.outputs[0], picture.inputs["Vector"])
    # only what looks up is engraved
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    upward = tree.nodes.new("ShaderNodeVectorTransform")
    upward.vector_type, upward.convert_from, upward.convert_to = "NORMAL", "WORLD", "OBJECT"
    tree.links.new(geometry.outputs["Normal"], upward.inputs[0])
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(upward.outputs[0], parts.inputs[0])
    above = tree.nodes.new("ShaderNodeMath")
    above.operation = "GREATER_THAN"
    above.inputs[1].default_value = 0.6
    tree.links.new(parts.outputs["Z"], above.inputs[0])
    cut = tree.nodes.new("ShaderNodeMath")
    cut.operation = "MULTIPLY"
    tree.links.new(picture.outputs["Color"], cut.inputs[0])
    tree.links.new(above.outputs[0], cut.inputs[1])
    normal = surface.inputs["Normal"]
    bump = tree.nodes.new("ShaderNodeBump")
    bump.invert = depth > 0
    bump.inputs["Strength"].default_value = 1
    bump.inputs["Distance"].default_value = abs(depth)
    tree.links.new(cut.outputs[0], bump.inputs["Height"])
    if normal.links:
        tree.links.new(normal.links[0].from_socket, bump.inputs["Normal"])
    tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    if fill:
        _fill(tree, surface, cut.outputs[0], fill, filled)
    return material


def _fill(tree, surface, cut, fill, filled):
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY"
    share.inputs[1].default_value = filled
    tree.links.new(cut, share.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    body = surface.inputs["Base Color"]
    mix.inputs[1].default_value = body.default_value
    if body.links:
        tree.links.new(body.links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = (*fill, 1)
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], surface.inputs["Base Color"])
