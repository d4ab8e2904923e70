"""The school gate at arrival: safety first, and a farewell wave for the thank-you page."""
from kit import *


def bus(loc, rz=0., s=1.):
    with group(loc, rz, s, name='bus'):
        box((4.4, 1.5, 1.35), (0, 0, .4), 'marigold', .16, base=True)
        box((4.2, 1.42, .16), (0, 0, 1.7), 'white', .08, base=True)
        box((4.42, 1.52, .12), (0, 0, .78), 'indigo', .02, base=True)
        for sy in (-1, 1):
            for i in range(5):
                box((.6, .03, .46), (-1.5 + i * .72, sy * .745, 1.28), 'glass', .06)
            for x in (-1.35, 1.35):
                lathe([(.3, -.09), (.33, -.05), (.33, .05), (.3, .09), (.001, .09)], 'black', (x, sy * .7, .33), rot=(90, 0, 0), seg=28)
                lathe([(.15, -.11), (.15, .11), (.001, .11)], 'steel', (x, sy * .7, .33), rot=(90, 0, 0), seg=20)
        box((.03, 1.2, .55), (-2.2, 0, 1.25), 'glass', .05)
        for sy in (-1, 1):
            ball(.1, (-2.2, sy * .52, .68), 'cream', (.4, 1, 1))
            rod((-2.1, sy * .78, 1.3), (-2.25, sy * .95, 1.35), .02, 'navy')
            box((.04, .12, .2), (-2.27, sy * .97, 1.28), 'navy', .02)
        box((.05, .7, .14), (-2.22, 0, 1.66), 'indigo', .02)


def street():
    ground()
    box((60, 4.2, .05), (0, -3.2, 0), 'tarmac', .01)
    for i in range(9):                                               # zebra crossing
        box((.3, 2.6, .056), (-1.6 + i * .42 - .1, -3.2, .002), 'white', .004)
    for i in range(12):
        x = -18 + i * 3.2
        if abs(x) > 2.6:
            box((1.2, .08, .056), (x, -3.2, .002), 'white', .004)
    box((60, 1.5, .16), (0, -.35, -.04), 'stone', .02, base=True)     # footpath
    for i in range(60):
        box((.48, .16, .18), (-15 + i * .5, -1.1, -.04), 'white' if i % 2 else 'marigold', .02, base=True)
    boundary(-16, 16, .75, 1.05, gap=(-2.4, 2.4))
    gate((0, .75, 0), 3.4, 3.0)
    for sx in (-1, 1):                                               # open leaves
        with group((sx * 1.62, .9, .1), -sx * 74):
            for i in range(6):
                rod((-sx * (.1 + i * .24), 0, .1), (-sx * (.1 + i * .24), 0, 1.35 + .09 * i), .022, 'indigo')
            for z in (.16, 1.2):
                box((1.45, .04, .06), (-sx * .72, 0, z), 'indigo', .012)
    path(3.0, 1.2, 8.0)
    facade((0, 11.5, 0), bays=3)
    for x, yy, s, k in ((-6.6, 4, 1.5, 11), (6.8, 3.6, 1.45, 12), (-10, 7, 1.8, 13), (10.5, 6.5, 1.9, 14)):
        tree_neem((x, yy, 0), s, k)
    for i, x in enumerate((-5.8, -4.6, -3.4, 3.4, 4.6, 5.8)):
        bush((x, 1.5, 0), 1.1, i, flowers='marigold' if i % 2 else None)
    backdrop(4, y=20, spread=50, n=15)
    grass((-9, 9, 1.2, 8), 700, avoid=[(-1.7, 1.7, 0, 9)])
    marigold_pots([(-2.9, .1, .12), (2.9, .1, .12)], 1.1)


def safety():
    street()
    with group((3.1, -.2, .12)):                                     # guard's cabin
        box((1.0, 1.0, 1.7), (.35, .35, 0), 'cream', .03, base=True)
        box((1.3, 1.3, .12), (.35, .35, 1.7), 'brick', .03, base=True)
        lathe([(.78, 0), (.001, .5)], 'brick', (.35, .35, 1.8), seg=4, rot=(0, 0, 45))
        pane(.55, .8, (.3, -.16, .7), 'glass', 5)
        arch_frame(.55, .8, (.3, -.18, .7), .07, .06, 'white', 5)
    with group((-2.3, -.75, .1)):                                    # sign
        rod((0, 0, 0), (0, 0, 1.55), .035, 'white')
        shape([[(-.34, 0), (.34, 0), (0, .6)]], .04, 'red', (0, -.03, 1.3), bevel=.01)
        shape([[(-.24, 0), (.24, 0), (0, .42)]], .05, 'white', (0, -.035, 1.36), bevel=.006)
        ball(.04, (0, -.07, 1.62), 'black', (1, .4, 1), seg=12)
        rod((0, -.065, 1.44), (0, -.065, 1.54), .03, 'black')
    F = figure
    F((1.5, -3.0, .03), -20, 1.4, 'stand', 'guard', 'short', 2, wear=('cap', 'moustache'), cloth='navy', arms=((76, 88), (14, 8)))
    with group((.99, -2.86, .03), -10):                            # the stop paddle in the guard's hand
        rod((0, 0, .66), (0, 0, 1.0), .02, 'wood')
        lathe([(.2, -.02), (.2, .02), (.001, .022)], 'red', (0, 0, 1.12), rot=(90, 0, 0), seg=8)
        text('STOP', .13, (0, -.03, 1.12), 'white', extrude=.004)
    F((-.1, -3.0, .03), 178, .97, 'walk', 'girl', 'plaits', 1, bag='clay')
    F((-.6, -2.6, .03), 184, .94, 'walk', 'boy', 'short', 2, bag='marigold')
    F((-.15, -1.9, .03), 170, 1.0, 'walk', 'boy_long', 'turban', 1, bag='teal', look=30)
    F((-.95, -3.45, .03), 172, .92, 'walk', 'girl', 'bob', 3, bag='green')
    F((.55, .2, .12), 0, 1.34, 'namaste', 'sari_i', 'bun', 1)
    F((-.4, .55, .12), 176, .95, 'walk', 'girl', 'braid', 0, bag='clay')
    F((1.6, -.5, .12), -120, .95, 'wave', 'boy', 'crop', 2, bag='marigold')
    F((2.1, -.75, .12), 55, 1.36, 'wave', 'sari_m', 'braid', 1)
    bus((-5.0, -2.35, .03), 180, .95)
    light('morning', sun=(34, -52, 5.4, (1., .80, .56), 3.))
    return dict(view=dict(loc=(3.3, -8.2, 1.6), target=(-.75, -.6, 1.3), lens=40, fstop=4.5, focus=(.3, -3., .8), shift=(0, .05)))


def thanks():
    street()
    bunting((-1.5, .5, 2.2), (1.5, .5, 2.2), 10, .25, size=.22)
    garland((-1.45, .5, 2.35), (1.45, .5, 2.35), 30, .16, .07)
    F = figure
    row = [(-1.3, 'boy', 'short', 2, 'wave', .95), (-.72, 'girl', 'plaits', 1, 'namaste', .98), (.72, 'boy_long', 'turban', 1, 'namaste', 1.0), (1.3, 'girl', 'bob', 3, 'wave', .94)]
    for x, u, h, sk, ps, s in row:
        F((x, -.35 + .1 * abs(x), .12), -x * 9, s, ps, u, h, sk)
    F((.02, -.5, .12), 0, .9, 'hold', 'girl', 'pony', 0, prop='thali')
    F((-.36, .1, .12), 4, 1.36, 'namaste', 'sari_m', 'bun', 1)
    F((.4, .1, .12), -4, 1.42, 'namaste', 'kurta_i', 'short', 2, wear=('glasses',))
    for i in range(7):
        marigold((-.9 + i * .3, -.92 + .05 * (i % 2), .16), .085, ('marigold', 'saffron')[i % 2])
    light('golden', sun=(24, -52, 5.4, (1., .68, .38), 4.0), exposure=.45)
    return dict(view=dict(loc=(.9, -5.4, 1.3), target=(.02, .2, 1.22), lens=43, fstop=3., focus=(0, -.2, .9), shift=(0, .05)))


def build(occasion='safety'):
    return dict(safety=safety, thanks=thanks)[occasion]()
