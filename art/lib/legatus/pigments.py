"""Colours and matte materials. Everything in the series is plaster: no gloss, no bump, no texture images."""
import bpy

# Pigments shared by the whole series (sRGB, as albedo before light).
PIGMENTS = dict(
    lime='#EFE6D8',      # limestone
    bone='#E3D5C0',
    sand='#DCC096',      # the ground
    ochre='#E0A040',
    laurel='#F0A92E',    # yellow accent
    disc='#F6B21B',      # the painted sun
    orange='#E2571B',    # legion orange, one accent per picture
    terra='#B4573A',
    umber='#6E3423',
    ink='#1F2A3A',
    slate='#2A3644',     # figures in dark dress
    petrol='#35505E',
    teal='#3F6472',
    sage='#7D8B6A',
    bronze='#B07A3A',
    timber='#8F5A33',
)

_materials = {}


def linear(hex_colour):
    """'#RRGGBB' (sRGB) as a linear RGBA tuple."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


def colour_of(name_or_hex):
    """Hex value of a pigment's name; a hex value is returned as it is."""
    return name_or_hex if name_or_hex.startswith('#') else PIGMENTS[name_or_hex]


def plaster(colour, streaks=0.0, variation=0.0, scale=1.0):
    """A matte material.

    `variation` > 0 lets the colour waver with a low noise in world space, and `streaks` draws that noise out into
    horizontal bedding, as in cut limestone. Both cost render time per hit, so only the main stone uses them.
    """
    colour = colour_of(colour)
    key = (colour, streaks, variation, scale)
    if key in _materials:
        return _materials[key]
    material = bpy.data.materials.new('plaster ' + colour)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 0.9
    shader.inputs['Specular'].default_value = 0.0
    base = linear(colour)
    shader.inputs['Base Color'].default_value = base
    if variation > 0:
        position = tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']
        factor = _noise(tree, position, (scale, scale, scale), 0.7)
        if streaks > 0:
            bedding = _noise(tree, position, (0.35 * scale, 0.35 * scale, 7 * scale), 1.4)
            mix = tree.nodes.new('ShaderNodeMixRGB')
            mix.inputs[0].default_value = streaks
            tree.links.new(factor, mix.inputs[1])
            tree.links.new(bedding, mix.inputs[2])
            factor = mix.outputs[0]
        ramp = tree.nodes.new('ShaderNodeValToRGB')
        dark, light = ramp.color_ramp.elements
        dark.position, light.position = 0.3, 0.72
        dark.color = [c * (1 - variation * 3.2) for c in base[:3]] + [1]
        light.color = [min(1, c * (1 + variation * 1.4)) for c in base[:3]] + [1]
        tree.links.new(factor, ramp.inputs[0])
        tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    _materials[key] = material
    return material


def _noise(tree, position, scale, frequency):
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    tree.links.new(position, mapping.inputs['Vector'])
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = frequency
    noise.inputs['Detail'].default_value = 2
    noise.inputs['Roughness'].default_value = 0.6 if frequency < 1 else 0.5
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def limestone(colour='lime', scale=0.5, streaks=0.6, variation=0.03):
    """The series' building stone: plaster with faint horizontal bedding."""
    return plaster(colour, streaks, variation, scale)


def glow(colour, strength=2.0):
    """A self-lit surface, for lamps and lit openings."""
    key = ('glow', colour, strength)
    if key not in _materials:
        material = bpy.data.materials.new('glow ' + colour)
        material.use_nodes = True
        shader = material.node_tree.nodes['Principled BSDF']
        shader.inputs['Base Color'].default_value = linear(colour_of(colour))
        shader.inputs['Specular'].default_value = 0.0
        shader.inputs['Emission'].default_value = linear(colour_of(colour))
        shader.inputs['Emission Strength'].default_value = strength
        _materials[key] = material
    return _materials[key]
