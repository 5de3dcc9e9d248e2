"""Employees at a handover: four trades go on working on their common base while the roof over them is exchanged for an orange one."""
from legatus import *

new_scene()
stone, orange, timber, dark = limestone(), plaster('orange'), plaster('#9A6238'), plaster('slate')
rope, bronze = plaster('#E6D3AE'), plaster('#C98A3A')
ground(plaster('sand'))
box(-150, 150, 6.0, 6.8, 0, 70, plaster('#34578F'), 0)
X0, X1, FLOOR, BAY = -7.0, 1.4, .62, 1.95
MID = (X0 + X1) / 2
box(X0 - .35, X1 + .35, -2.0, 2.0, 0, .31, stone, .03)
box(X0, X1, -1.65, 1.65, .31, FLOOR, stone, .03)
for k in range(5):
    for y in (-1.2, 1.2):
        column(MID + (k - 2) * BAY, y, 3.0, .2, stone, fluted=False, z=FLOOR)
TOP = FLOOR + 3.0
for y in (-1.2, 1.2):
    box(X0 + .1, X1 - .1, y - .3, y + .3, TOP, TOP + .3, stone, .02)
for k in (0, 4):
    box(MID + (k - 2) * BAY - .3, MID + (k - 2) * BAY + .3, -.9, .9, TOP + .001, TOP + .299, stone, .02)


def roof(at, colour, shade, lean=0.0, turn=0.0):
    """A saddle roof with its pediment; `at` is the middle of its underside."""
    with assembly(at, lean=lean, turn=turn):
        box(-4.55, 4.55, -1.8, 1.8, 0, .24, colour, .03)
        gable(-4.4, 4.4, .24, 1.55, 3.2, colour, 0, .2, .03)
        gable(-3.3, 3.3, .42, 1.02, .1, shade, -1.66, 0, .01)


# The new roof comes down on its ropes; the old one has been set down on two rollers behind.
HANG = TOP + 1.15
roof((MID, 0, HANG), orange, plaster('#B9421A'))
for x in (-3.0, 3.0):
    z = HANG + .24 + 1.55 * (1 - 3.0 / 4.6)
    rod((MID + x, -.1, z), (MID + x * .55, -.1, 14), .05, rope, 16)
    ring((MID + x, -.1, z + .08), .17, .045, dark, (0, 1, 0), 48)
with assembly((4.5, 1.2, 0), turn=-52):
    for x in (-2.6, 2.4):
        disc((x, 0, .2), .2, 4.4, timber, segments=48)
roof((4.5, 1.2, .4), plaster('#A3ADB2'), plaster('#7F8B96'), turn=-52)


def worker(x, y, material, *hands):
    """One who works; each arm reaches from the shoulder to a hand."""
    figure(x, y, FLOOR, 1.85, material)
    for hx, hy, hz in hands:
        rod((x + .13 * (1 if hx > x else -1), y - .12, FLOOR + 1.36), (hx, hy, FLOOR + hz), .075, material, 24)
        sphere(hx, hy, FLOOR + hz, .085, material, 24)


def bay(k):
    return MID + (k - 1.5) * BAY


# The potter and the wheel.
x = bay(0)
worker(x - .38, -.1, plaster('bone'), (x + .16, -.6, 1.02), (x + .2, -.35, 1.15))
cylinder(x + .35, -.5, FLOOR, .2, .68, timber, 48)
cylinder(x + .35, -.5, FLOOR + .68, .44, .1, stone, 64)
lathe([(.16, 0), (.27, .18), (.29, .34), (.17, .52), (.21, .62), (.15, .6)], plaster('#C9764A'), 64, at=(x + .35, -.5, FLOOR + .78), crease=60)
# The smith and the anvil.
x = bay(1)
worker(x - .4, -.1, plaster('#E3AE52'), (x + .06, -.5, 1.38))
cylinder(x + .34, -.45, FLOOR, .28, .52, timber, 48)
box(x + .1, x + .58, -.62, -.28, FLOOR + .52, FLOOR + .66, dark, .02)
box(x - .02, x + .78, -.66, -.24, FLOOR + .66, FLOOR + .86, dark, .03)
rod((x + .02, -.5, FLOOR + 1.36), (x + .38, -.5, FLOOR + 1.5), .035, timber, 16)
with assembly((x + .38, -.5, FLOOR + 1.5), lean=-22):
    box(-.1, .1, -.1, .1, -.2, .2, dark, .02)
# The weaver and the loom.
x = bay(2)
for dx in (-.1, .72):
    rod((x + dx, -.35, FLOOR), (x + dx, -.15, FLOOR + 1.85), .05, timber, 20)
rod((x - .2, -.17, FLOOR + 1.72), (x + .82, -.17, FLOOR + 1.72), .06, timber, 20)
rod((x - .2, -.31, FLOOR + .42), (x + .82, -.31, FLOOR + .42), .05, timber, 20)
for j in range(5):
    with assembly((x + .31, -.2 - .02 * j, FLOOR + 1.55 - .17 * j), tilt=-6):
        box(-.36, .36, -.03, .03, -.086, .086, plaster(('#4F7A80', '#EFE3CE')[j % 2]), 0)
for j in range(8):
    rod((x + .31 - .33 + .094 * j, -.3, FLOOR + .42), (x + .31 - .33 + .094 * j, -.26, FLOOR + .9), .012, rope, 8)
worker(x - .52, -.2, plaster('#7FA79F'), (x - .05, -.5, .98), (x + .02, -.45, 1.22))
# The clerk and the desk.
x = bay(3)
worker(x - .42, .05, plaster('#A9BAC9'), (x + .08, -.5, .98))
box(x - .12, x + .78, -.75, -.15, FLOOR + .76, FLOOR + .86, timber, .02)
for dx in (-.03, .69):
    box(x + dx - .05, x + dx + .05, -.7, -.2, FLOOR, FLOOR + .76, timber, .02)
for dy, z in ((-.3, .1), (-.52, .1), (-.41, .28)):
    rod((x + .3, dy, FLOOR + .86 + z), (x + .72, dy, FLOOR + .86 + z), .1, plaster('#EBDCC0'), 32)
figure(3.3, -2.3, 0, 1.75, dark)
afternoon(30, 228, 4.8)
shot('employees_hero', HERO, (-5, -28, 2.8), (0, 0, 3.8), 33.5, at=(0.779, 0.515), heading=0)
shot('employees_panorama', (2880, 720), (-6.5, -13.5, 2.5), (0.3, 0, 2.55), 41, at=(0.55, 0.49), heading=16)
render()
