"""Client testimonials: three niches in a wall keep three trades in small: the gear, the crates, the loaf."""
from legatus import *

new_scene()
stone, bronze = limestone(), plaster('#D08A34')
timber, dark, crust = plaster('#C08A52'), plaster('#8A5530'), plaster('#C47A3A')
ground(plaster('sand'))
SILL, BAY, WIDTH, SPRING, DEPTH = 2.0, 4.3, 3.3, 2.3, 1.5
box(-150, 150, -DEPTH / 2, DEPTH / 2, 0, SILL, stone, 0)
screen(-150, 150, 50, [(k * BAY, WIDTH, SPRING) for k in (-1, 0, 1)], DEPTH, stone, (0, 0, SILL), .025)
for k, colour in zip((-1, 0, 1), ('#3F6E7C', '#B4452C', '#EBA834')):
    box(k * BAY - 2, k * BAY + 2, DEPTH / 2 - .1, DEPTH / 2 + .3, SILL, SILL + 5, plaster(colour), 0)
# One ledge along the whole wall covers the joint between its lower and upper part.
box(-150, 150, -DEPTH / 2 - .35, DEPTH / 2, SILL - .3, SILL + .01, stone, .03)
# The gear.
TEETH, R = 14, 1.55
points = []
for i in range(TEETH):
    a = 2 * pi * i / TEETH
    for da, r in ((-.13, R), (-.085, R + .34), (.085, R + .34), (.13, R)):
        points.append((r * cos(a + da), r * sin(a + da)))
with assembly((-BAY, -.25, SILL + .22 + 1.16), scale=.62, lean=360 / 28 - 0):
    extrude(points, [arc(0, 0, .62, 0, 2 * pi * 47 / 48, 47)], .8, bronze, .04)
    ring((0, -.4, 0), .75, .08, bronze, (0, 1, 0))
block((-BAY, -.25, SILL), (1.3, .8, .24), stone, .03)


def crate(x, y, z, w, h, material):
    box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, z, z + h, material, 0.02)
    for k in (0, 1):
        zz = z + .07 + k * (h - .26)
        box(x - w / 2 - .04, x + w / 2 + .04, y - w / 2 - .04, y + w / 2 + .04, zz, zz + .12, dark, 0.01)


crate(-.55, 0, SILL, 1.1, 1.0, timber)
crate(-.6, 0, SILL + 1.0, .85, .75, plaster('#E9B25C'))
amphora(.75, -.1, SILL, 2.0, plaster('#EFE3CE'))
# The loaf, scored into eight wedges.
L = .95


def crumb(u, v):
    angle = 2 * pi * u
    cut = (1 - min(1, abs(sin(4 * angle)) * 2.4)) ** 2
    if v > .25:
        radius = L * cos(pi / 2 * (v - .25) / .75) ** 0.62 * (1 - 0.06 * exp(-((v - .36) / .07) ** 2))
    else:
        radius = L * (0.86 + .14 * sin(pi / 2 * v / .25))
    radius = max(.002, radius) * (1 - 0.05 * cut)
    return (radius * cos(angle), radius * sin(angle), .72 * sin(pi * v / 2) ** 0.8 * (1 - 0.34 * cut if v > .2 else 1))


with assembly((BAY - .3, -.15, SILL), turn=12):
    surface(241, 50, crumb, crust)
amphora(BAY + .95, .15, SILL, 1.9, plaster('orange'))
figure(-BAY / 2 - .1, -3.0, 0, 1.75, plaster('slate'))
figure(BAY / 2 + .3, -3.4, 0, 1.75, plaster('orange'))
sun(33, 240, 4.0, '#FFD6A6', 0.6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.75)
shot('shelf_hero', HERO, (-4, -26, 3.2), (0, 0, 3.6), 32, at=(0.73, 0.48), heading=0)
render()
