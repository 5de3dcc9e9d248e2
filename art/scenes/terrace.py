"""ESG: terraced hills, pines and cypresses below an aqueduct, under a painted sun."""
from legatus import *

new_scene()


def hill(x, y):
    """Smooth height of the land before it is terraced."""
    h = 7.5 * exp(-((x - 9) ** 2 / 150 + (y - 26) ** 2 / 220)) + 9.5 * exp(-((x + 19) ** 2 / 170 + (y - 40) ** 2 / 240))
    h += 4.2 * exp(-((x - 27) ** 2 / 160 + (y - 16) ** 2 / 120))
    h += 1.1 * sin(x * 0.13 + 0.6) * cos(y * 0.11) + 0.35 * sin(x * .33 + y * .21) + 0.25 * (y - 4) * 0.22
    return max(0, h)


def terraced(x, y, step=0.72):
    h = hill(x, y) / step
    level = floor(h)
    rise = max(0, (h - level - 0.80) / 0.20)
    return step * (level + rise * rise * (3 - 2 * rise))


surface(1000, 700, lambda u, v: (-86 + 132 * u, -6 + 84 * v, terraced(-86 + 132 * u, -6 + 84 * v)), plaster('#C9B878'))
for x, y, size in ((-8, 8, 1.5), (-5.2, 10.2, 1.15), (13.5, 14, 1.25), (19, 21, 1.2), (-16, 22, 1.3), (2, 30, 1.2)):
    stone_pine(x, y, terraced(x, y), size)
for x, y, size in ((4, 12, 1.15), (5.6, 13.1, .95), (7, 12.2, 1.05), (-20, 27, 1.2), (-22.4, 28, 1.0), (23, 12, 1.1),
                   (25, 13, .95), (-1, 20, .9), (-2.6, 20.8, 1.05)):
    cypress(x, y, terraced(x, y), size)
arcade(60, bay=3.0, opening=2.2, spring=4.6, height=6.6, depth=1.1, material=plaster('lime'),
       at=(-106, 49.8, 6.0), turn=-3)
sphere(24, 120, 25.5, 5.2, plaster('#F6A81B'))
surface(200, 2, lambda u, v: (-120 + 240 * u, 150, -4 + v * (26 + 5 * sin(u * 9 + 1) + 2.5 * sin(u * 23) + sin(u * 51))),
        plaster('#6F8A90'))
sun(22, 200, 4.6, '#FFD3A0', 0.6)
sky([(0.0, '#E3C39B', 1.0), (0.05, '#C9B79A', .9), (0.16, '#7C979B', .8), (0.5, '#2A4654', .75)], fill='#7E9CC0',
    fill_strength=0.75)
free_shot('terrace', CARD, (0, -26, 10.5), (0, 20, 7.2), 46)
shot('terrace_hero', HERO, (2, -26, 10.5), (10, 26, 8.0), 34, at=(0.72, 0.40), heading=0)
shot('terrace_panorama', (1920, 480), (-3, -8, 5.5), (5.5, 12, 3.2), 24, at=(0.57, 0.15), heading=20)
render()
