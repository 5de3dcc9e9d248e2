"""Who will come: three cloaks with their hats and staffs hang by an open door, one of them orange; under each, the tools of a trade."""
from legatus import *

new_scene()
stone, timber, dark, bronze = limestone(), plaster('#8A5530'), plaster('#5E3A22'), plaster('#C98A3A')
wall = plaster('#3E6455')
ground(plaster('sand'), z=-.02)
tiles = [plaster(c) for c in ('#DCC8A6', '#D2BB94')]
for i in range(-16, 10):
    for j in range(6):
        box(i * .9 + .01, i * .9 + .89, -5.0 + j * .9 + .01, -5.0 + j * .9 + .89, -.1, 0, tiles[(i + j) % 2], .006)
# The wall with its door, a rail with pegs, a bench.
DOOR = 2.9
screen(-60, 60, 14, [(DOOR, 1.5, 2.15)], .5, wall, (0, .65, 0), .015)
voussoirs(11, .76, 1.0, .1, lambda i: stone, at=(DOOR, .37, 2.15), edge=.012)
for x in (DOOR - .88, DOOR + .88):
    box(x - .12, x + .12, .32, .45, 0, 2.15, stone, .012)
box(DOOR - 1.05, DOOR + 1.05, .1, 1.0, -.02, .06, stone, .012)
box(-2.42, 1.62, .33, .42, 2.36, 2.5, timber, .012)
box(-2.42, 1.5, -.1, .36, .4, .47, timber, .012)
for x in (-2.2, -.4, 1.28):
    box(x - .06, x + .06, -.04, .3, 0, .4, timber, .01)
# The evening outside the door.
for x, y, s in ((4.9, 22, 1.5), (6.1, 26, 1.2)):
    cypress(x, y, 0, s)
sphere(14, 90, -1, 40, plaster('#7F9A80'), 64).scale = (1, .3, .14)
disc((9.6, 90, 11), 4.6, .5, glow('disc', .8))


def cloak(x, length, colour, folds, phase):
    """Cloth gathered at a peg, widening over shoulders, in folds that deepen downward."""
    def point(u, v):
        a = 2 * pi * u
        wide = .09 + .33 * min(1, v / .22) ** .6 + .1 * v
        fold = 1 + (.03 + .13 * v) * sin(folds * a + phase + .5 * sin(2.2 * v)) + .05 * v * sin((folds + 4) * a + 2 * phase)
        return (x + wide * fold * cos(a), .14 + (.1 + .1 * v) * fold * sin(a), 2.36 - length * v - .02 * sin(folds * a + phase) * v)
    surface(260, 40, point, colour)
    rod((x, .36, 2.43), (x, .0, 2.47), .028, bronze, 24)
    sphere(x, .0, 2.47, .042, bronze, 32)


def hat(x, colour, brim, crown):
    """A broad travelling hat, hung by its band on the upper peg, its crown to the viewer."""
    with assembly((x, .28, 2.83), tilt=74):
        lathe([(brim, 0), (brim + .01, .012), (brim, .025), (crown + .03, .06), (crown, .08), (crown * .9, .19), (crown * .5, .26), (.01, .27)],
              colour, 96, crease=60)
        ring((0, 0, .075), crown + .005, .016, dark)


hues = (plaster('#E6D8C0'), plaster('orange'), plaster('#2F4254'))
for (x, length), colour, folds, phase in zip(((-1.82, 1.62), (-.46, 1.7), (.9, 1.55)), hues, (7, 8, 6), (0, 1.3, 2.1)):
    cloak(x, length, colour, folds, phase)
hat(-1.82, plaster('#C9A878'), .36, .17)
hat(-.46, plaster('#8A5530'), .4, .18)
hat(.9, plaster('#D9C29C'), .33, .16)
# Staffs: one with a crook, one with a knob, one plain and forked.
for x, top in ((-1.14, 2.75), (.22, 2.6), (1.46, 2.7)):
    rod((x + .08, -.3, 0), (x, .36, top), .026, dark, 20)
path = arc(-1.03, 0, .11, pi, radians(-60), 14)
for (x0, z0), (x1, z1) in zip(path, path[1:]):
    rod((x0, .36, 2.75 + z0), (x1, .36, 2.75 + z1), .026, dark, 16)
sphere(.22, .36, 2.63, .07, bronze, 32)
# The tools of each trade on the bench: a case of scrolls, writing tablets, a lamp.
disc((-1.85, .0, .59), .12, .46, plaster('#A8743F'), facing='x', edge=.015)
for x in (-2.0, -1.7):
    ring((x, .0, .59), .12, .014, bronze, (1, 0, 0), 64)
for dy, dz in ((-.04, 0), (.03, .04), (.03, -.04)):
    rod((-1.62, dy, .59 + dz), (-1.54, dy, .59 + dz), .032, stone, 20)
for k, turn in enumerate((4, -6, 9)):
    block((-.5, .0, .47 + k * .05), (.46, .3, .045), (dark, timber, stone)[k], .008, turn)
rod((-.62, -.1, .625), (-.38, .02, .625), .01, bronze, 12)
lathe([(.07, 0), (.11, .03), (.12, .07), (.08, .11), (.03, .12), (.03, .15)], bronze, 48, at=(.86, .0, .47))
rod((.95, .0, .54), (1.08, -.03, .57), .035, bronze, 24)
sun(27, 224, 4.7, '#FFD3A0', .5)
sky([(0, '#F6D296', 1.1), (0.09, '#EDBE84', 1.0), (0.25, '#B9AE9A', .9), (.5, '#6F94A0', .85)], fill='#8FA9C8', fill_strength=.75)
shot('people_hero', HERO, (-2.4, -11.2, 1.5), (-.2, .3, 1.6), 37, at=(0.722, 0.49), heading=0)
render()
