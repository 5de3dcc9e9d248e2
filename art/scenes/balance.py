"""Added value: a balance; one pan holds a rough block, the other, which outweighs it, the capital carved from such a block."""
from legatus import *

new_scene()
stone, bronze, chain = limestone(), plaster('#D79A34'), plaster('#B9762E')
ground(plaster('sand'))
box(-150, 150, 5.6, 6.4, 0, 70, plaster('#7A3626'), 0)
PIVOT, ARM, LEAN = 7.6, 4.3, 7.5
plinth(0, 0, 2.6, 1.5, stone)
lathe([(.62, 1.5), (.66, 1.62), (.4, 1.8), (.27, 2.2), (.21, 4.4), (.19, 6.9), (.3, 7.0), (.32, 7.1), (.18, 7.2), (.18, 7.5)],
      bronze, 128)
sphere(0, 0, PIVOT + .62, .27, bronze, 64)
# The beam, its pointer, and the two ends that it hands its load to.
with assembly((0, 0, PIVOT), lean=LEAN):
    half = [(0, .26), (ARM * .5, .17), (ARM, .1), (ARM, -.1), (ARM * .5, -.13), (0, -.2)]
    extrude(half + [(-x, z) for x, z in half[::-1][:-1]], [], .34, bronze, .03)
    disc((0, 0, 0), .42, .6, bronze, edge=.05)
    for side in (-1, 1):
        disc((side * ARM, 0, 0), .24, .5, bronze, edge=.05)


def pan(side, length):
    """Hang a pan on the beam's end; answers the middle of its floor."""
    x, z = side * ARM * cos(radians(LEAN)), PIVOT - side * ARM * sin(radians(LEAN))
    floor = z - length
    lathe([(.02, floor - .34), (.9, floor - .26), (1.5, floor - .06), (1.78, floor + .1), (1.8, floor + .16), (1.7, floor + .16),
           (1.42, floor), (.02, floor - .02)], bronze, 160, at=(x, 0, 0), crease=60)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        rod((x, 0, z), (x + 1.72 * cos(a), 1.72 * sin(a), floor + .14), .035, chain, 16)
    return x, floor


# On the lighter side, the block as it came from the quarry.
x, floor = pan(-1, 3.5)
with assembly((x, 0, floor - .02), turn=18):
    box(-.95, .95, -.85, .85, 0, 1.35, plaster('#CDB793'), .09)
# On the heavier side, the same stone as an orange capital: shaft, bell, two volutes, slab.
x, floor = pan(1, 3.5)
orange, shade = plaster('orange'), plaster('#F0A92E')
lathe([(.62, 0), (.66, .05), (.66, .16), (.6, .2), (.58, .5)], orange, 24 * 12, at=(x, 0, floor))
lathe([(.58, .5), (.66, .56), (.66, .64), (.6, .68), (.74, .86), (.98, 1.0), (.98, 1.06)], orange, 128, at=(x, 0, floor))
for side in (-1, 1):
    cx, cz = x + side * .92, floor + .8
    disc((cx, 0, cz), .44, 1.7, orange, edge=.05)
    ring((cx, -.86, cz), .27, .04, shade, (0, 1, 0), 96)
    disc((cx, -.86, cz), .1, .12, shade, edge=.03, segments=48)
box(x - .95, x + .95, -.8, .8, floor + .98, floor + 1.26, orange, .03)
box(x - 1.3, x + 1.3, -.98, .98, floor + 1.26, floor + 1.5, orange, .04)
figure(-6.6, -2.3, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('balance', CARD, (-2.4, -25, 3.2), (0, 0, 4.4), 47, at=(0.5, 0.5), heading=6)
shot('balance_hero', HERO, (-5, -28, 3.0), (0, 0, 4.4), 33, at=(0.735, 0.5), heading=0)
render()
