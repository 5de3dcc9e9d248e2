"""Little time: a great hourglass whose sand is below the last mark; what remains is orange."""
import bpy

from legatus import *
from legatus.pigments import linear

new_scene()
stone, bronze, timber = limestone(), plaster('#C98A3A'), plaster('#7A4526')
ground(plaster('sand'))
box(-150, 150, 6.0, 6.8, 0, 70, plaster('#5A4166'), 0)


def glass():
    """Clear where it is seen straight on, milky toward its outline; no gloss, as everything in the series."""
    material = bpy.data.materials.new('glass')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = .28
    clear, milk = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfDiffuse')
    milk.inputs['Color'].default_value = linear('#DCE8E4')
    mix = tree.nodes.new('ShaderNodeMixShader')
    lift = tree.nodes.new('ShaderNodeMath')
    lift.operation, lift.inputs[1].default_value, lift.inputs[2].default_value = 'MULTIPLY_ADD', .55, .02
    tree.links.new(facing.outputs['Facing'], lift.inputs[0])
    tree.links.new(lift.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(milk.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return material


BULB, NECK = 2.75, .13


def wall(h):
    """Radius of the glass at the height h above or below its neck."""
    t = min(1, abs(h) / BULB)
    return NECK + 1.42 * sin(pi * t ** .9 * .6) ** 1.35


with assembly((0, 0, 1.05 + .4 + BULB)):
    lathe([(wall(h), h) for h in (BULB * (k - 60) / 60 for k in range(121))], glass(), 160, crease=None)
    # What has run: a heap. What remains: little, below the lower of two marks. The last thread between them.
    heap = [(wall(h) - .05, h) for h in (-BULB + .02 + k * .1 for k in range(9))]
    lathe(heap + [(.12, heap[-1][1] + .82), (.01, heap[-1][1] + .86)], plaster('#E3B668'), 128)
    rest = [(wall(h) - .03, h) for h in (k * .05 for k in range(15))]
    lathe(rest + [(wall(.7) * .45, .52), (.04, .38)], glow('orange', .3), 128)
    rod((0, 0, .1), (0, 0, -1.05), .05, glow('orange', .3), 16)
    for h in (1.15, 1.85):
        ring((0, 0, h), wall(h) + .01, .045, bronze, segments=160)
    for side in (-1, 1):
        z = side * BULB
        lathe([(1.95, -.02), (2.05, .04), (2.05, .2), (1.9, .28), (1.75, .4), (1.1, .42)] if side > 0 else
              [(2.1, -.4), (2.2, -.34), (2.2, -.18), (2.0, -.1), (1.9, .02), (1.1, .03)], timber, 128, at=(0, 0, z))
    for a in (38, 128, 218, 308):
        post = [(.16, 0), (.16, .25), (.1, .4), (.13, 1.4), (.17, 2.3), (.2, 2.6), (.26, BULB), (.2, BULB + .15), (.17, 3.2),
                (.13, 4.1), (.1, 5.1), (.16, 5.25), (.16, 2 * BULB)]
        lathe(post, bronze, 48, at=(1.72 * cos(radians(a)), 1.72 * sin(radians(a)), -BULB), crease=60)
box(-3.4, 3.4, -3.4, 3.4, 0, .4, stone, .03)
box(-2.8, 2.8, -2.8, 2.8, .4, .75, stone, .03)
lathe([(2.35, .75), (2.4, .8), (2.4, .98), (2.3, 1.05)], stone, 128)
figure(-4.9, -2.4, 0, 1.75, plaster('bone'))
afternoon(27, 226, 4.9)
shot('under_two_years_hero', HERO, (-5, -28, 2.8), (0, 0, 4.3), 35.5, at=(0.745, 0.505), heading=0)
render()
