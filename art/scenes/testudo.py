"""Coaching: single shields join into a testudo; one, in orange, is just taking its place."""
from legatus import *

new_scene()
bone, bronze = plaster('#E9DCC6'), plaster('#C98A3C')
ground(plaster('sand'))
box(-150, 150, 5.2, 6, 0, 60, plaster('#41606A'), 0)
W, H, PITCH = 1.5, 2.2, 1.62
FEET = 0.55


def scutum(face, boss):
    """A legionary's shield: a panel curved about the vertical, with rim, rib and boss, facing -Y."""
    half = 0.62
    surface(40, 2, lambda u, v: (sin((u - .5) * 2 * half) / sin(half) * W / 2, 1.1 * (1 - cos((u - .5) * 2 * half)), v * H),
            face, thickness=0.10, crease=40)
    for z in (-0.015, H - 0.085):
        surface(40, 2, lambda u, v: (sin((u - .5) * 2 * half) / sin(half) * (W / 2 + .02),
                                     1.1 * (1 - cos((u - .5) * 2 * half)), z + v * 0.1), boss, thickness=0.17, crease=40)
    box(-0.05, 0.05, -0.10, 0.02, 0.2, H - 0.2, boss, 0.02)
    disc((0, -0.07, H / 2), 0.33, 0.10, boss)
    sphere(0, -0.09, H / 2, 0.23, boss, 64)


LEFT = -3.3
for i in range(5):                                    # the front rank; its last place is still open
    x = LEFT + i * PITCH
    if i < 4:
        with assembly((x, 0, FEET), tilt=-4):
            scutum(bone, bronze)
        figure(x, 0.75, 0, 2.5, plaster('slate'))
    for y in (2.3, 3.7):
        figure(x, y, 0, 2.5, plaster('slate'))
for row in range(3):                                  # the roof
    for i in range(5 if row else 4):
        with assembly((LEFT + i * PITCH, 0.35 + row * 1.45, 2.85 + row * 0.34), tilt=-76):
            scutum(bone, bronze)
for i in range(2):                                    # the flank
    with assembly((LEFT - 0.95, 1.3 + i * PITCH, FEET), turn=-90):
        scutum(bone, bronze)
with assembly((LEFT + 4 * PITCH + 1.0, -1.7, FEET + 0.1), lean=7, turn=10):    # the one that joins
    scutum(plaster('orange'), plaster('laurel'))
figure(LEFT + 4 * PITCH + 0.95, -0.95, 0, 2.5, plaster('slate'))
afternoon(31, 226, 4.7)
shot('testudo', CARD, (-6.5, -18, 5.4), (0.1, 0, 1.9), 50, at=(0.5, 0.45), heading=16)
shot('testudo_hero', HERO, (-7, -22, 5.4), (0.1, 0, 1.9), 38, at=(0.715, 0.46), heading=6)
render()
