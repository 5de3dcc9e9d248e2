"""Before and after: the same street corner with a worn-out works, and with the steel-framed building that took its place.

Both are in one scene, 600 m apart, each with the same neighbours and in front of the same camera."""
from legatus import *

FAR = 600
new_scene()
asphalt, paving, concrete = plaster('#6E737A'), plaster('#B9B7B0'), plaster('#D6D4CD', 0.2, 0.02, 0.6)
ink, glass, white, vermilion = plaster('#1B2736'), plaster('#31485E'), plaster('#EDEBE5'), plaster('#CB4422')
rust, tin, board = plaster('#8A5238', 0.3, 0.09, 1.4), plaster('#9AA3A4', 0.2, 0.05, 1.0), plaster('#6B5445', 0.5, 0.08, 1.2)


def sheets(x0, x1, y, z0, z1, material, pitch=0.18, depth=0.035):
    """Corrugated sheets upright in the plane y."""
    columns = int((x1 - x0) / pitch) * 6 + 1
    surface(columns, 2, lambda u, v: (x0 + u * (x1 - x0), y + depth * sin(u * (x1 - x0) / pitch * 2 * pi), z0 + v * (z1 - z0)),
            material)


def window(x0, x1, y, z0, z1, frame, bars=2):
    box(x0, x1, y, y + .1, z0, z1, glass, 0)
    for k in range(bars + 1):
        x = x0 + (x1 - x0) * k / bars
        box(x - .05, x + .05, y - .06, y + .1, z0, z1, frame, 0)
    for z in (z0, z1):
        box(x0 - .05, x1 + .05, y - .06, y + .1, z - .05, z + .05, frame, 0)


def street():
    box(-300, 300, -120, -3.2, -.2, 0, asphalt, 0)
    box(-300, 300, -3.2, 300, -.2, .14, paving, 0.02)
    for k in range(-12, 13):
        box(k * 5, k * 5 + 2.6, -9.1, -8.95, 0, .006, white, 0)
    box(-300, 300, -4.0, -3.86, 0, .006, white, 0)
    # The neighbours: a house with its gable to the street, a tall block behind, a low shop.
    box(-30, -11.2, 1.5, 16, 0, 7.4, plaster('#A9A79F'), .03)
    for k in range(4):
        window(-29 + k * 4.4, -26.4 + k * 4.4, 1.42, 4.3, 6.1, plaster('#55606B'))
    box(-30.2, -11, 1.2, 1.6, 3.1, 3.5, plaster('#7F8689'), .02)
    box(18, 44, 3, 18, 0, 9.5, plaster('#B7B3AA'), .03)
    for k in range(3):
        for z in (1.4, 4.6, 7.3):
            window(19.6 + k * 6, 23.4 + k * 6, 2.9, z, z + 1.5, plaster('#55606B'), 3)
    box(-24, -2, 38, 50, 0, 19, plaster('#BFC4C6'), 0)
    box(9, 26, 46, 60, 0, 25, plaster('#CBCDCC'), 0)
    for x in (-13.2, 22):
        rod((x, -2.6, 0), (x, -2.6, 11.5), .16, plaster('#8C8A84'))
        for z in (10.2, 10.9):
            rod((x - 1, -2.6, z), (x + 1, -2.6, z), .05, plaster('#5B5A57'))
    for y, z in ((-3.3, 10.3), (-2.0, 10.3), (-3.2, 11.0)):
        for a, b in ((-60, -13.2), (-13.2, 22), (22, 70)):
            points = [(a + (b - a) * t / 8, y, z - .9 * sin(pi * t / 8)) for t in range(9)]
            for p, q in zip(points, points[1:]):
                rod(p, q, .022, ink, 8)


def works():
    """A timber and corrugated-iron works that has outlived its use."""
    sheets(-9.6, 4.4, 0, .5, 6.6, tin)
    sheets(-9.6, 4.4, -.03, .14, 1.5, rust)
    box(-9.6, 4.4, .1, 13, 0, 6.5, board, 0)
    gable(-9.6, 4.4, 6.5, 3.1, .3, tin, .05)
    surface(2, 60, lambda u, v: (-10 + u * 7.4, -.3 + v * 14, 6.4 + u * 3.3), rust)
    surface(2, 60, lambda u, v: (-2.6 + u * 7.4, -.3 + v * 14, 9.7 - u * 3.3), rust)
    for k in range(4):
        window(-8.6 + k * 3.3, -6.6 + k * 3.3, -.1, 4.1, 5.7, plaster('#7A6A58'), 3)
    box(-2.6 - .9, -2.6 + .9, -.12, 0, 7.1, 8.3, plaster('#463A31'), .02)
    box(-5.0, 1.2, -.16, 0, .14, 3.5, plaster('#6F7A78'), 0)
    for k in range(16):
        box(-5.0, 1.2, -.2, -.14, .2 + k * .2, .33 + k * .2, plaster('#7F8A87'), .01)
    box(-5.4, 1.6, -.5, .1, 3.55, 4.0, rust, .02)
    # The lean-to, patched; drums and a stack of boards in front of it.
    box(4.4, 10.6, 1.2, 11, 0, 3.3, board, 0)
    sheets(4.4, 10.6, 1.15, .14, 2.9, rust)
    surface(40, 2, lambda u, v: (4.3 + u * 6.6, .2 + v * 11, 3.05 + v * 2.2 + .03 * sin(u * 190)), tin)
    box(6.2, 7.4, 1.0, 1.2, .14, 2.2, plaster('#4E5A5C'), .02)
    box(8.2, 9.8, .95, 1.2, 1.3, 2.3, plaster('#8F8C84'), .02)
    for x, y, colour in ((4.9, .2, '#3D5A6E'), (5.6, .35, '#8A4B31'), (5.25, -.35, '#5C655D')):
        cylinder(x, y, .14, .3, .9, plaster(colour), 48)
    for k in range(7):
        box(8.1 + .06 * (k % 3), 11.8 - .1 * (k % 2), -.6, .4, .2 + k * .14, .31 + k * .14, plaster('#A58865'), .01)
    # A chain-link fence, leaning, and weeds along its foot.
    for k in range(6):
        rod((11.2 + k * 1.2, .4, 0), (11.25 + k * 1.2, .3, 1.8), .04, plaster('#7B817F'))
    for z in (.5, 1.1, 1.75):
        rod((11.2, .36, z), (17.4, .33, z - .06), .02, plaster('#7B817F'))
    for k in range(70):
        x = -11 + (k * 0.739) % 29
        h = .2 + .45 * ((k * 37) % 11) / 11
        rod((x, -.35 - .05 * (k % 5), .1), (x + .12 * sin(k * 2.1), -.42, .1 + h), .022, plaster('#7C8752'), 8)


def building():
    """Four storeys: the frame outside, the glass behind it, a vermilion stair."""
    storeys, rise, x0, x1 = 4, 3.7, -9.6, 8.4
    columns = [x0 + .35 + k * (x1 - x0 - .7) / 4 for k in range(5)]
    for s in range(storeys + 1):
        z = .2 + s * rise
        box(x0 - .5, x1 + .5, -.5, 13, z - .36, z + .06, concrete, .02)
        box(x0, x1, -.1, .25, z - .72, z - .36, ink, .01)
    for x in columns:
        box(x - .2, x + .2, -.1, .3, 0, .2 + storeys * rise, ink, .01)
    for s in range(storeys):
        z = .26 + s * rise
        box(x0 + .2, x1 - .2, 2.0, 2.1, z, z + rise - .4, glow('#E9B878', .8) if s == 0 else glass, 0)
        bays = 16 if s else 8
        for k in range(bays + 1):
            x = x0 + .2 + (x1 - x0 - .4) * k / bays
            box(x - .05, x + .05, 1.86, 2.1, z, z + rise - .5, white if s else ink, 0)
        if s:
            for k in (3, 4, 9, 10, 14) if s % 2 else (1, 6, 7, 12):
                a = x0 + .2 + (x1 - x0 - .4) * k / bays
                box(a, a + (x1 - x0 - .4) / bays, 1.9, 2.05, z, z + rise - .5, plaster('#D9D3C4'), 0)
            rod((x0, -.38, z + 1.05), (x1, -.38, z + 1.05), .035, white)
            for k in range(61):
                x = x0 + (x1 - x0) * k / 60
                rod((x, -.38, z), (x, -.38, z + 1.05), .016, white, 8)
        else:
            box(-3.2, -.4, 1.7, 2.0, z, z + 2.9, ink, 0)
            box(-3.05, -1.85, 1.66, 1.8, z + .1, z + 2.7, glow('#F3CF98', 1.1), 0)
            box(-1.75, -.55, 1.66, 1.8, z + .1, z + 2.7, glow('#F3CF98', 1.1), 0)
    box(x1 + .5, x1 + 4.3, -.5, 9, 0, .2 + storeys * rise + 1.9, vermilion, .02)
    for s in range(storeys):
        box(x1 + 1.3, x1 + 3.5, -.56, -.4, 1.2 + s * rise, 3.2 + s * rise, glass, 0)
    for k in range(20):
        x = x0 + (x1 - x0) * k / 19
        rod((x, -.3, storeys * rise + .2), (x, -.3, storeys * rise + 1.3), .025, white, 8)
    rod((x0, -.3, storeys * rise + 1.3), (x1, -.3, storeys * rise + 1.3), .035, white)
    box(-5, 2, 5, 11, storeys * rise, storeys * rise + 2.1, concrete, .02)
    box(13.4, 17.8, 1, 1.2, 0, 1.1, concrete, .02)
    # Young trees and the first people.
    for x, y, h in ((-10.9, -1.9, 1.0), (-6.2, -2.0, 1.15), (15.4, -1.9, 1.1), (16.8, .2, .9)):
        lathe([(.07, 0), (.05, 2.4 * h)], plaster('#6A5848'), 16, at=(x, y, .1))
        for dx, dz, r in ((0, 2.9, .95), (-.45, 2.5, .65), (.5, 2.6, .7), (.1, 3.5, .6)):
            sphere(x + dx, y + dx * .3, .1 + dz * h, r * h, plaster('#7B9A62'), 48)


for index, build in enumerate((works, building)):
    with assembly((index * FAR, 0, 0)):
        street()
        build()
        figure(1.6, -2.2, .14, 1.7, plaster('#26344A'))
        if index:
            for x, y, colour in ((-4.3, -1.2, '#CB4422'), (-3.7, -1.0, '#F1EEE6'), (6.3, -2.4, '#39506A')):
                figure(x, y, .14, 1.7, plaster(colour))
        else:
            figure(7.9, -2.5, .14, 1.62, plaster('#6C6F70'))

sun(40, 208, 4.3, '#FFF1DC', 0.5)
sky([(0.0, '#E4E6E2', 1.0), (0.12, '#C3D2DA', 1.0), (0.5, '#7FA3BC', .95)], fill='#A9BED2', fill_strength=0.8)
# grade template_construction_before: split=0.4 saturation=0.86 vignette=0.02 contrast=1.05
# grade template_construction_after: split=0.4 saturation=0.96 vignette=0.02 ev=0.1
shot('template_construction_before', CARD, (-15, -27, 2.2), (1.4, 0, 8.2), 33, at=(0.515, 0.54), heading=20)
shot('template_construction_after', CARD, (FAR - 15, -27, 2.2), (FAR + 1.4, 0, 8.2), 33, at=(0.515, 0.54), heading=20)
render()
