"""The places of people whose portraits are still missing: on one rail a cloak, a hat and the things of one trade each."""
from legatus import *

PORTRAIT = (960, 1200)
new_scene()
timber, dark, bronze, stone, straw = (plaster(c) for c in ('#8A5530', '#5E3A22', '#C98A3A', '#E9DFCF', '#C9A878'))
WALL, RAIL = .62, 2.06
ground(plaster('sand'), z=-.02)
tiles = [plaster(c) for c in ('#DCC8A6', '#D2BB94')]
for i in range(-32, 33):
    for j in range(4):
        box(i * .9 + .01, i * .9 + .89, -3.0 + j * .9 + .01, -3.0 + j * .9 + .89, -.1, 0, tiles[(i + j) % 2], .006)
box(-60, 60, WALL, WALL + .5, -.1, 14, plaster('#3E6455'))
box(-60, 60, WALL - .07, WALL + .02, RAIL - .08, RAIL + .08, timber, .012)


def cloak(length, colour, width, folds, phase):
    """Cloth gathered at the peg in deepening folds, its left front laid over the right one and pinned."""
    def point(u, v):
        a = -pi / 2 - .5 + (2 * pi + .5 + .42 * (1 - v)) * u
        wave = sin(folds * a + phase + .5 * sin(2.2 * v)) + .4 * sin((2 * folds - 3) * a + 2.3 * phase)
        fold = (1 + (.015 + .17 * v ** 1.2) * wave) * (.96 + .1 * u)
        wide = width * (.07 + .42 * (1 - exp(-5.2 * v)) + .1 * v)
        return (wide * fold * cos(a), (.1 + .15 * v) * fold * sin(a), RAIL - .1 - length * v - .035 * wave * v)
    surface(400, 60, point, colour, thickness=.012)
    rod((0, WALL, RAIL), (0, -.12, RAIL + .05), .03, bronze, 24)
    sphere(0, -.12, RAIL + .05, .05, bronze, 32)


def hat(x, z, colour, brim, crown, high=.22, lean=0, y=.02):
    """A travelling hat on the peg, its crown to the viewer."""
    with assembly((x, y, z), tilt=76, lean=lean):
        profile = [(brim, 0), (brim + .012, .012), (brim, .028), (crown + .04, .06), (crown, .09), (crown * .9, high * .8)]
        lathe([*profile, (crown * .5, high), (.01, high + .01)], colour, 128, crease=60)
        ring((0, 0, .085), crown + .006, .02, dark)


def line(points, radius, colour):
    for a, b in zip(points, points[1:]):
        rod(a, b, radius, colour, 16)
    for p in points[1:-1]:
        sphere(*p, radius, colour, 16)


# Who negotiates: a bone cloak, a staff with a crook, the case of scrolls.
with assembly((-16, 0, 0)):
    cloak(1.55, plaster('#E6D8C0'), 1.28, 7, 0)
    hat(0, RAIL + .33, straw, .39, .18)
    top = (.74, .5, 2.34)
    crook = [(top[0] + .15 + dx, top[1], top[2] + dz) for dx, dz in arc(0, 0, .15, pi, radians(-50), 18)]
    line([(.86, -.28, 0), top, *crook], .034, dark)
    with assembly((-.8, -.62, 0)):
        lathe([(.17, 0), (.18, .02), (.18, .54), (.17, .56)], plaster('#A8743F'), 64)
        for z in (.1, .45):
            ring((0, 0, z), .182, .018, bronze)
        for x, y, top in ((-.08, .03, .84), (.03, -.08, .72), (.09, .02, .8), (0, .1, .9)):
            rod((x, y, .4), (x * 1.3, y, top), .06, stone, 32)
# Who reckons: an orange cloak, a purse on its strap, an abacus against the wall.
with assembly((0, 0, 0)):
    cloak(1.42, plaster('orange'), 1.26, 8, 1.3)
    hat(-.02, RAIL + .31, plaster('#8A5530'), .36, .21, .3, -4)
    with assembly((.84, -.6, 0), tilt=-14, scale=.95):
        for x in (-.36, .36):
            box(x - .035, x + .035, -.05, .05, 0, .86, timber, .01)
        for z in (.03, .56, .83):
            box(-.36, .36, -.05, .05, z - .03, z + .03, timber, .01)
        for k, low in enumerate((3, 1, 4, 2, 3)):
            x, bead = -.24 + k * .12, stone if k % 2 else bronze
            rod((x, 0, 0), (x, 0, .84), .01, dark, 12)
            for n in range(4):
                sphere(x, 0, .11 + n * .085 + (.1 if n >= low else 0), .05, bead, 32).scale = (1.05, 1, .8)
            sphere(x, 0, .64 if low > 2 else .75, .05, bead, 32).scale = (1.05, 1, .8)
    purse = [(.1 + .1 * sin(pi * k / 14) - .04 * (k / 14) ** 3, .33 * k / 14) for k in range(15)]
    lathe([*purse, (.05, .36), (.1, .41)], plaster('#B98A52'), 64, at=(-.92, .05, .98))
    ring((-.92, .05, 1.33), .056, .018, dark)
    line([(-.96, .05, 1.34), (-.94, .15, RAIL), (-.9, .15, RAIL), (-.88, .05, 1.34)], .014, dark)
    rod((-.92, WALL, RAIL), (-.92, .05, RAIL + .03), .026, bronze, 24)
    sphere(-.92, .05, RAIL + .03, .042, bronze, 32)
# Who goes along: an ink cloak, a satchel, a lit lantern.
with assembly((16, 0, 0)):
    cloak(1.58, plaster('#39566F'), 1.12, 6, 2.1)
    hat(.02, RAIL + .33, plaster('#E2CDA6'), .42, .15, .16, 5)
    with assembly((-.78, -.2, 0), scale=1.15):
        box(-.17, .17, -.17, .17, 0, .05, dark, .01)
        box(-.17, .17, -.17, .17, .46, .51, dark, .01)
        for x in (-.15, .15):
            for y in (-.15, .15):
                rod((x, y, .03), (x, y, .48), .018, dark, 12)
        rod((0, 0, .05), (0, 0, .2), .05, stone, 32)
        flame = [(.078 * sin(pi * (k / 24) ** .62) + .001, .2 + .24 * k / 24) for k in range(25)]
        lathe(flame, glow('disc', .9), 48, crease=None)
        with assembly(turn=45):
            lathe([(.26, .5), (.1, .64), (.06, .66)], dark, 4)
        ring((0, 0, .74), .08, .014, bronze, (0, 1, 0), 64)
    with assembly((.9, .06, .86)):
        box(-.3, .3, 0, .18, 0, .44, plaster('#A8743F'), .05)
        box(-.31, .31, -.03, .05, .2, .46, plaster('#8A5530'), .03)
        box(-.045, .045, -.05, .03, .13, .25, bronze, .012)
    line([(.63, .18, 1.28), (.88, .2, RAIL + .02), (.92, .2, RAIL + .02), (1.17, .18, 1.28)], .022, dark)
    rod((.9, WALL, RAIL), (.9, .1, RAIL + .03), .026, bronze, 24)
    sphere(.9, .1, RAIL + .03, .042, bronze, 32)
sun(27, 224, 4.7, '#FFD3A0', .5)
sky([(0, '#F6D296', 1.1), (1, '#6F94A0', .85)], fill='#8FA9C8', fill_strength=.75)
shot('cloak_scrolls', PORTRAIT, (-15.9, -11.2, 1.9), (-15.9, .3, 1.31), 125, heading=0)
shot('cloak_abacus', PORTRAIT, (.1, -11.2, 1.9), (.1, .3, 1.31), 125, heading=0)
shot('cloak_lantern', PORTRAIT, (16.1, -11.2, 1.9), (16.1, .3, 1.31), 125, heading=0)
render()
