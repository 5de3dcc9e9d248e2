"""Template, restaurant: a set meal on a lacquer tray, on a counter of pale wood, the morning through a lattice."""
import random

import bpy

from legatus import *

new_scene()
rng = random.Random(7)


def glazed(colour, roughness=0.3, specular=0.45):
    """Fired or lacquered: the one scene whose things shine a little."""
    material = plaster(colour).copy()
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Roughness'].default_value, inputs['Specular'].default_value = roughness, specular
    return material


white, indigo, iron = glazed('#EFEBE2'), glazed('#27407A'), glazed('#2A2B30', 0.5)
lacquer, vermilion = glazed('#231A1C', 0.34), glazed('#B52A17', 0.3)
celadon, tea_bowl = glazed('#A9BBA6'), glazed('#8A6B57', 0.6, 0.2)

# The counter: boards of different trees.
for i, colour in enumerate(('#E0BF96', '#D9B488', '#E3C49D', '#D6AF83', '#DFBC91', '#DAB78D')):
    box(-12, 12, -4.6 + i * 1.55, -4.6 + i * 1.55 + 1.54, -.3, 0, plaster(colour, .8, .035, 1.4), .012)
ground(plaster('#5B4A3B'), z=-.3)

# The tray.
W, D = 2.02, 1.52
box(-W, W, -D, D, .03, .09, lacquer, .02)
for x0, x1, y0, y1 in ((-W, W, -D, -D + .07), (-W, W, D - .07, D), (-W, -W + .07, -D, D), (W - .07, W, -D, D)):
    box(x0, x1, y0, y1, .03, .23, vermilion, .025)


def turned(profile, material, at):
    """A turned vessel that stays open at its top: `lathe` would close it."""
    last = len(profile) - 1
    surface(160, len(profile), lambda u, v: (lambda p: (at[0] + p[0] * cos(2 * pi * u), at[1] + p[0] * sin(2 * pi * u),
                                                        at[2] + p[1]))(profile[round(v * last)]), material)


def bowl(x, y, radius, height, outside, inside, foot=.45, z=.09, band=()):
    """A bowl on a foot, of two glazes; `band` draws blue rings of (radius, height) round it."""
    wall = [(radius * (foot + (1 - foot) * sin(pi / 2 * k / 14) ** .8), .07 + (height - .07) * (k / 14) ** 1.5)
            for k in range(15)]
    turned([(radius * foot, 0), *wall, (radius - .02, height + .012)], outside, (x, y, z))
    turned([(radius - .02, height + .012), *((r - .042, max(h, .1)) for r, h in reversed(wall)), (.001, .1)], inside, (x, y, z))
    for r, z_band in band:
        ring((x, y, z + z_band), r, .016, indigo)


def grain(x, y, z, size, material, mesh=[]):
    if not mesh:
        mesh.append(sphere(0, 0, -9, 1, material, 14).data)
    seed = bpy.data.objects.new('grain', mesh[0])
    bpy.context.scene.collection.objects.link(seed)
    seed.location, seed.scale = (x, y, z), (size * 2.3, size, size)
    seed.rotation_euler = (rng.uniform(-.5, .5), rng.uniform(-.6, .6), rng.uniform(0, 2 * pi))


# Rice, heaped, with a pickled plum.
RX, RY = -1.06, -.52
bowl(RX, RY, .72, .56, white, white, band=[(.715, .55), (.62, .3)])
grains = plaster('#EBE5D8')
surface(48, 24, lambda u, v: (RX + .66 * v * cos(2 * pi * u), RY + .66 * v * sin(2 * pi * u), .55 + .3 * (1 - v ** 2)),
        plaster('#F3EEE2'))
for _ in range(3000):
    r, a = .66 * sqrt(rng.random()), rng.uniform(0, 2 * pi)
    grain(RX + r * cos(a), RY + r * sin(a), .565 + .3 * (1 - (r / .66) ** 2) + rng.uniform(-.01, .02), .02, grains)
plum = sphere(RX + .03, RY - .02, .9, .14, glazed('#A82A2C', .45), 48)
plum.scale = (1.05, .95, .78)

# Soup.
SX, SY = 1.08, -.55
bowl(SX, SY, .7, .52, lacquer, vermilion, foot=.5)
cylinder(SX, SY, .46, .645, .06, glazed('#A8713A', .25, .5), 96, .004)
cloud = sphere(SX - .05, SY + .04, .515, .43, glazed('#CB9B5C', .4, .4), 64)
cloud.scale = (1.1, .95, .03)
for x, y, turn in ((-.22, .16, 20), (.05, .25, 52), (.2, -.02, 10), (-.08, -.12, 70), (-.3, -.14, 35), (.16, -.3, 5)):
    block((SX + x, SY + y, .47), (.17, .17, .13), plaster('#F7F1E2'), .012, turn)
for _ in range(9):
    a, r = rng.uniform(0, 6.3), rng.uniform(.1, .5)
    ring((SX + r * cos(a), SY + r * sin(a), .56), .042, .014, plaster('#7FA245'), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), 1), 24)
for x, y, turn in ((.36, .2, .4), (-.42, .05, 2.2), (.02, .02, 4.0), (.34, -.2, 5.4)):
    surface(24, 6, lambda u, v, x=x, y=y, t=turn: (
        SX + x + .2 * (u - .5) * cos(t) - .1 * (v - .5) * sin(t) + .02 * sin(9 * u), SY + y + .2 * (u - .5) * sin(t)
        + .1 * (v - .5) * cos(t), .555 + .03 * sin(7 * u + t) * cos(4 * v)), glazed('#2E4A2C', .3), thickness=.012)

# The fish of the day: a grilled slice of salmon on a long plate.
FX, FY = .68, .68
with assembly((FX, FY, .09), turn=5):
    box(-1.0, 1.0, -.52, .52, .0, .07, celadon, .03)
    for x0, x1, y0, y1 in ((-1.02, 1.02, -.54, -.49), (-1.02, 1.02, .49, .54), (-1.02, -.97, -.54, .54), (.97, 1.02, -.54, .54)):
        box(x0, x1, y0, y1, .03, .13, celadon, .022)

    def slice_top(u, v):
        """u runs along the slice, v across it; its flakes are shallow waves, its belly is thin."""
        x = -.78 + 1.06 * u
        width = .33 * (1 - .45 * u ** 2.2)
        bend = .1 * sin(pi * u * .9)
        y = .04 + bend + width * (v - .5) * 2
        edge = max(0, 1 - abs(2 * v - 1) ** 3) ** .5 * max(0, 1 - abs(2 * u - 1) ** 24) ** .5
        return (x, y, .07 + edge * (.17 - .06 * u + .016 * abs(sin(u * 15 + 2.2 * abs(v - .5)))))

    surface(150, 60, slice_top, glazed('#E08150', .5, .3))
    for u in (.13, .34, .52, .79):
        surface(24, 6, lambda a, b, u=u: (lambda p: (p[0], p[1], p[2] + .006))(
            slice_top(u + .018 * (b - .5) + .16 * (a - .5), .2 + .6 * a)), plaster('#A4552C'))
    surface(80, 8, lambda u, v: (lambda p: (p[0], p[1] - .012, p[2] * (.2 + .8 * v) + .004))(slice_top(u, .02 + .05 * v)), iron)
    for x, y, r in ((.66, .1, .2), (.55, .2, .13), (.77, .2, .12)):
        heap = sphere(x, y, .08, r, plaster('#F3F1E6'), 40)
        heap.scale = (1, 1, .75)
    with assembly((.6, -.24, .07), turn=25):
        wedge = lathe([(.001, 0), (.12, .02), (.17, .1), (.165, .15), (.001, .15)], glazed('#5E8A36', .4), 64)
        lathe([(.001, .152), (.14, .152)], plaster('#DDE3A8'), 64)
        for k in range(8):
            rod((0, 0, .155), (.135 * cos(k * pi / 4), .135 * sin(k * pi / 4), .155), .006, plaster('#F4F4DC'), 8)
    for k in range(3):
        leaf_ = leaf(.42, .2, glazed('#4D7A3A', .45))
        leaf_.location, leaf_.rotation_euler = (.3, -.3, .09), (0, 0, radians(150 + 28 * k))

# Greens in sesame.
GX, GY = -1.1, .72
bowl(GX, GY, .54, .36, indigo, white)
for _ in range(46):
    a, r, t = rng.uniform(0, 6.3), .3 * sqrt(rng.random()), rng.uniform(0, 6.3)
    z = .36 + .14 * (1 - (r / .34) ** 2) + rng.uniform(-.03, .03)
    x, y = GX + r * cos(a), GY + r * sin(a)
    rod((x - .13 * cos(t), y - .13 * sin(t), z), (x + .13 * cos(t), y + .13 * sin(t), z + rng.uniform(-.05, .05)),
        rng.uniform(.016, .028), glazed(rng.choice(('#3F6B32', '#557F3B', '#2F5529', '#7B9A55')), .5, .3), 10)
for _ in range(40):
    a, r = rng.uniform(0, 6.3), .26 * sqrt(rng.random())
    sphere(GX + r * cos(a), GY + r * sin(a), .545 - .5 * r * r, .013, plaster('#F2E3BE'), 10)

# Pickles.
PX, PY = 0, -.12
turned([(.2, 0), (.22, .03), (.33, .07), (.36, .11), (.345, .115), (.3, .085), (.001, .06)], white, (PX, PY, .09))
for k in range(4):
    with assembly((PX - .13 + .075 * k, PY + .05, .22), turn=78, tilt=-38):
        extrude(arc(0, 0, .13, 0, pi, 24), [], .035, glazed('#E9B72E', .4), .008)
for x, y in ((.1, -.13), (-.02, -.15), (.16, -.04)):
    cylinder(PX + x, PY + y, .16, .07, .06, glazed('#5C3A6E', .35), 32, .02)

# Chopsticks on their rest, before the tray's near edge.
for y in (-1.22, -1.13):
    rod((-1.25, y, .2), (1.0, y + .02, .19), .026, glazed('#B9803F', .5), 16)
block((-1.0, -1.175, .09), (.1, .3, .07), white, .03)

# Beside the tray: tea, a pot, a jug of soy sauce.
bowl(2.75, .5, .42, .62, tea_bowl, tea_bowl, foot=.7, z=0)
cylinder(2.75, .5, .4, .365, .06, glazed('#8C9440', .2, .5), 64, .004)
with assembly((-3.1, .75, 0), turn=32):
    lathe([(.42, 0), (.62, .1), (.74, .36), (.66, .62), (.36, .76), (.3, .78)], iron, 128)
    lathe([(.34, .76), (.2, .84), (.04, .87), (.05, .93), (.09, .97), (.04, 1.02), (.001, 1.03)], iron, 64)
    for k in range(10):
        a, b = radians(18 * k), radians(18 * k + 18)
        rod((.6 * cos(a), .5 * sin(a), .6 + .42 * sin(a)), (.6 * cos(b), .5 * sin(b), .6 + .42 * sin(b)), .05, plaster('#9C6B3A'), 12)
    rod((.6, 0, .42), (1.0, 0, .74), .08, iron, 24)
lathe([(.2, 0), (.24, .06), (.22, .34), (.1, .48), (.09, .58), (.12, .62), (.001, .63)], glazed('#3A2A22', .25), 64, at=(3.05, -.75, 0))

# A lattice between the sun and the counter.
for k in range(15):
    x = -13.5 + k * 1.25
    box(x, x + .1, 8.0, 8.06, 1.2, 11, plaster('#2B211A'), 0)
for z in (3.1, 5.7, 8.3):
    box(-16, 12, 8.0, 8.06, z, z + .1, plaster('#2B211A'), 0)
sun(36, 124, 4.9, '#FFDDB4', 1.3)
sky([(0, '#3A3A40'), (1, '#3A3A40')], fill='#9FB3CF', fill_strength=0.85)
free_shot('template_restaurant_tray_wide', (1866, 1050), (0, -4.9, 8.6), (0, .42, .1), 42)
# grade template_restaurant_tray_wide: contrast=1.14 vignette=0.16
render()
