"""Search: a lighthouse on its quay, its fire lit, and a boat that steers by it."""
from legatus import *

new_scene()
stone, trim, shade = limestone(), plaster('bone'), plaster('umber')
ground(plaster('#456E78'))
# The quay, with a step down to the water.
box(-7.5, 90, -5, 9, 0, 1.0, plaster('#CDBB9E'), .04)
box(-8.3, 90, -5.8, 9, 0, .45, plaster('#B9A585'), .04)
# Three storeys, each narrower: square, eight-sided, round.
box(-2.9, 2.9, -2.9, 2.9, 1.0, 1.7, trim, .04)
box(-2.5, 2.5, -2.5, 2.5, 1.7, 8.2, stone, .04)
box(-2.8, 2.8, -2.8, 2.8, 8.2, 8.65, trim, .04)
extrude(arch_outline(0, 1.15, 2.3, 1.7), [], .12, shade, .004, at=(0, -2.5, 0))
for x in (-1.35, 0, 1.35):
    extrude(arch_outline(x, .6, 6.6, 5.2), [], .12, shade, .004, at=(0, -2.5, 0))
with assembly((0, 0, 8.65), turn=22.5):
    lathe([(1.95, 0), (1.95, .25), (1.75, .3), (1.6, 4.2), (1.9, 4.25), (1.9, 4.6), (.02, 4.6)], stone, 8)
for x in (-.36, .36):
    extrude(arch_outline(x, .36, 11.5, 10.5), [], .14, shade, .004, at=(0, -1.62, 0))
# The lantern: columns, the fire between them, a dome.
lathe([(1.3, 13.25), (1.3, 13.55), (.02, 13.55)], trim, 96)
for k in range(8):
    a = radians(22.5 + 45 * k)
    cylinder(1.0 * cos(a), 1.0 * sin(a), 13.55, .12, 1.7, trim, 48)
sphere(0, 0, 14.3, .62, glow('orange', 2.2))
lathe([(1.32, 15.25), (1.32, 15.5), (1.15, 15.56), (1.0, 16.0), (.62, 16.4), (.02, 16.6)], plaster('#C0822F'), 96)
# The boat, far out, on its way in.
with assembly((-17, 26, 0), turn=8):
    extrude([(-2.0, 1.0), (-1.5, .15), (1.5, .15), (2.2, 1.2), (1.7, .95), (-1.6, .85)], [], 1.1, plaster('timber'), .03)
    rod((0, -.5, .8), (0, -.5, 5.4), .09, plaster('timber'))
    extrude([(-1.6, 1.5), (1.6, 1.5), (1.35, 4.7), (-1.35, 4.7)], [], .08, plaster('#E9DCC6'), .01, at=(0, -.6, 0))
figure(-5.2, -2.6, 1.0, 1.75, plaster('slate'))
afternoon(24, 226, 4.6, backdrop=[(0, '#F2CF98'), (0.06, '#D9C6A0'), (0.16, '#8FAAA4'), (0.34, '#4F7A84')])
shot('pharos_hero', HERO, (-10, -72, 3.4), (0, 0, 8.3), 36, at=(0.77, 0.47), heading=0)
render()
