"""About Legatus: a city gate stands open; the commander stands on the threshold, a temple behind him in the light."""
from legatus import *

new_scene()
stone, wall, leafwood, bronze = limestone(), plaster('#4E747C'), plaster('#6E3423'), plaster('#D79A34')
ground(plaster('sand'))
# The city wall, with two towers that frame the gate.
screen(-150, 150, 8.6, [(0, 5.0, 4.6)], 2.4, wall, (0, 5, 0))
battlements(-120, 120, 5, 8.6, 2.4, wall, 1.3, 1.0, 1.15)
for x in (-5.6, 5.6):
    box(x - 2.1, x + 2.1, 1.6, 7.0, 0, 11.2, stone, 0.03)
    box(x - 2.3, x + 2.3, 1.4, 7.2, 9.7, 10.0, stone, 0.02)
    battlements(x - 2.1, x + 2.1, 1.85, 11.2, .5, stone, .9, .7, .95)
    battlements(x - 2.1, x + 2.1, 6.75, 11.2, .5, stone, .9, .7, .95)
    for z in (4.6, 7.4):
        extrude(arch_outline(x, .62, z + .8, z), [], .3, plaster('ink'), 0.004, at=(0, 1.52, 0))
voussoirs(15, 2.52, 3.35, 0.3, lambda i: plaster('orange') if i == 7 else stone, at=(0, 3.68, 4.6))
for x in (-2.95, 2.95):
    box(x - .43, x + .43, 3.6, 3.9, 0, 4.6, stone)
# The two leaves, swung open toward the viewer.
for side in (-1, 1):
    with assembly((side * 2.45, 3.7, 0), turn=side * 68):
        x0, x1 = sorted((0, -side * 2.4))
        box(x0, x1, -.12, .12, .06, 5.4, leafwood, 0.02)
        for z in (.7, 2.4, 4.1):
            box(x0, x1, -.17, .17, z, z + .22, bronze, 0.01)
# Within: a street toward a temple in the light.
with assembly((1.8, 34, 0)):
    temple(9, 9.5, 4, plaster('#F3DFA8'), wall=plaster('#35505E'), steps=6)
box(-2.6, 2.6, -60, 6.3, 0, .1, plaster('bone'), 0.02)
figure(-.9, -2.4, .1, 2.0, plaster('orange'))
afternoon(20, 214, 5.1, backdrop=[(0, '#F4C56C'), (0.25, '#EDB458'), (0.6, '#D98F4A')])
shot('gate_hero', HERO, (-2, -28, 4.6), (0, 3, 5.6), 26.5, at=(0.755, 0.545), heading=0)
shot('gate_panorama', (1920, 480), (34, -34, 19), (0, 4, 5), 26, at=(0.45, 0.46), heading=-30)
render()
