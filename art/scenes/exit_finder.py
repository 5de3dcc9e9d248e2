"""The exit finder: a surveyor's cross stands where six roads leave a round plaza, each for a gate of its own."""
from legatus import *

new_scene()
stone, bronze, orange, slate = limestone(), plaster('bronze'), plaster('orange'), plaster('slate')
ground(plaster('#4C6A5C'), 4000)
PLAZA, FAR = 6.2, 34
paving, kerb = plaster('#EBDDC4'), plaster('#8C4A2C')
cylinder(0, 0, -.4, PLAZA + .45, .5, kerb, 160, .02)
cylinder(0, 0, -.4, PLAZA, .56, paving, 160, .02)
cylinder(0, 0, -.4, PLAZA - 1.2, .565, kerb, 160, .002)
cylinder(0, 0, -.4, PLAZA - 1.45, .57, paving, 160, .002)


def road(x, lift):
    """A paved strip from the plaza to the gate at (x, FAR).

    `lift` keeps apart the surfaces of roads that overlap at the plaza: in one plane they would render black."""
    length = hypot(x, FAR)
    with assembly((0, 0, lift), turn=-degrees(atan2(x, FAR))):
        box(-1.15, 1.15, PLAZA - .6, length + 1.2, -.4, .07, kerb, 0)
        box(-.95, .95, PLAZA - .6, length + 1.2, -.4, .11, paving, 0)
        for k in range(int((length - PLAZA) / 2.4)):     # joints of the slabs
            y = PLAZA + 1.6 + 2.4 * k
            box(-.95, .95, y - .035, y + .035, 0, .114, kerb, 0)


def gate(x, build):
    with assembly((x, FAR, 0), turn=-degrees(atan2(x, FAR)), scale=1.02):
        build()


def lintel():
    m = plaster('bone')
    for s in (-1, 1):
        box(s * 1.9 - .6, s * 1.9 + .6, -.8, .8, 0, 5.2, m, .03)
    box(-3.1, 3.1, -.9, .9, 5.2, 6.4, m, .03)


def round_arch():
    screen(-2.9, 2.9, 7.4, [(0, 3, 4.0)], 1.8, plaster('#D9B98E'))
    voussoirs(13, 1.52, 2.2, .3, lambda i: stone, at=(0, -.9, 4.0))


def twin():
    screen(-3.6, 3.6, 6.4, [(-1.55, 2.1, 3.4), (1.55, 2.1, 3.4)], 1.6, stone)
    box(-3.8, 3.8, -1, 1, 6.4, 6.8, stone, .02)


def portico():
    for s in (-1, 1):
        column(s * 2.2, 0, 5.4, .5, stone, fluted=False)
    box(-3.1, 3.1, -.9, .9, 5.4, 6.2, stone, .02)
    gable(-3.1, 3.1, 6.2, 1.9, 1.8, plaster('umber'), eaves=.3)


def towers():
    m = plaster('#D9B98E')
    screen(-2.4, 2.4, 6.2, [(0, 2.4, 3.2)], 1.6, m)
    battlements(-1.4, 1.4, 0, 6.2, 1.6, m, .7, .5, .7)
    for s in (-1, 1):
        box(s * 2.6 - 1.1, s * 2.6 + 1.1, -1.4, 1.4, 0, 8.4, m, .03)
        battlements(s * 2.6 - 1.1, s * 2.6 + 1.1, 0, 8.4, 2.8, m, .55, .4, .7)


def triumph():
    m = plaster('bone')
    screen(-3.2, 3.2, 6.6, [(0, 2.8, 4.2)], 2, m)
    box(-3.5, 3.5, -1.3, 1.3, 6.6, 7, m, .02)
    box(-3, 3, -1, 1, 7, 8.8, m, .03)
    box(-3.2, 3.2, -1.2, 1.2, 8.8, 9.1, m, .02)


gates = (lintel, round_arch, twin, portico, towers, triumph)
for k, (x, build) in enumerate(zip((-20, -12, -4.1, 4.1, 12, 20), gates)):
    road(x, .006 * k)
    gate(x, build)
for x, y, size in ((-54, 60, 2.6), (-49, 66, 2.2), (-43.5, 58, 1.8)):
    cypress(x, y, 0, size)
# The groma: a cross on a staff; four plumb lines, with bobs, hang from its arms.
TOP, ARM = 14.2, 4.0
cylinder(0, 0, .16, 1.0, .35, stone, 96)
cylinder(0, 0, .51, .62, .35, stone, 96)
lathe([(.32, .86), (.28, 1.2), (.22, TOP - .2)], plaster('timber'), 48)
cylinder(0, 0, TOP - .55, .5, 1.1, bronze, 64, .04)
for a in (22, 112):
    c, s = cos(radians(a)) * ARM, sin(radians(a)) * ARM
    rod((-c, -s, TOP), (c, s, TOP), .32, orange, square=True)
    for k in (-1, 1):
        x, y = c * k * .95, s * k * .95
        rod((x, y, 4.8), (x, y, TOP), .05, slate, 12)
        lathe([(.02, 0), (.36, .95), (.42, 1.3), (.3, 1.6), (.1, 1.8)], orange, 48, at=(x, y, 3.4))
figure(-3.6, -2.7, .16, 2.0, slate)
sun(20, 212, 4.7, '#FFD3A0', .6)
sky([(0, '#EDB56C', 1.0), (.014, '#CF9A6C', 1.0), (.045, '#4A737A', .9), (.12, '#1F3F4C', .85)],
    fill='#8FA9C8', fill_strength=.6)
shot('exit_finder', CARD, (0, -55, 12), (0, 0, 6.3), 50, at=(0.5, 0.5), heading=0)
shot('exit_finder_hero', HERO, (0, -55, 12), (0, 0, 6.3), 26.2, at=(0.768, 0.535), heading=0)
render()
