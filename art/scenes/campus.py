"""The front of the school on a morning of arrivals."""
from kit import *


def yard(y=4.2, bays=3, lit=False):
    """Lawn, façade, path, trees: shared with every gathering in front of the building."""
    ground()
    facade((0, y, 0), bays=bays, lit=lit)
    path(15, y - 1.9, y - .6, edge=False, z=.006)
    backdrop(y=15, spread=46, n=15)
    boundary(-24, -8.2, 8.5)
    boundary(8.2, 24, 8.5)
    for x, yy, s, k in ((-8.6, 2.6, 1.5, 11), (9.4, 3.4, 1.45, 12), (-11.5, 6, 1.8, 13), (12.2, 6.2, 1.9, 14)):
        tree_neem((x, yy, 0), s, k)
    for i, x in enumerate((-6.6, -5.3, -4.0, -2.7, 2.7, 4.0, 5.3, 6.6)):
        bush((x, y - .75, 0), .95, i, flowers='marigold' if i % 2 else None)
    return y


def build():
    y = yard()
    path(2.7, -12, y - 1.9)
    pebbles((-1.25, 1.25, -7, 2), 260)
    tree_neem((-5.7, -6.4, 0), 1.35, 21)                             # out of frame: dapples the path
    for k in range(34):                                              # a neem twig close to the lens
        put(clump(rnd.choice(('neem', 'neem2')), k % 4), (4.35 + rnd.uniform(-.75, .6), -6.4 + rnd.uniform(-.4, .4), 3.42 + rnd.uniform(-.2, .4)), (k * 40, k * 70, 0), 1.1)
    marigold_pots([(sx * 1.75, y - 1.5) for sx in (-1, 1)] + [(sx * 1.75, y - 2.1) for sx in (-1, 1)] + [(-1.85, -1.6), (-1.85, -2.3), (1.9, 1.2)], 1.15)
    grass((-9, 9, -8, 3), 1500, avoid=[(-1.45, 1.45, -12, 4), (-8, 8, 2.2, 4)])
    lamp_post((-2.2, .6, 0))
    lamp_post((2.2, .6, 0))
    flag((-5.2, -.6, 0), 5.0, 'marigold', 1.0, 12)
    bench((-3.4, .7, 0), 20)
    # arriving: backs and three-quarter views, one child greets us
    F = figure
    F((.35, 2.15, 0), 0, 1.32, 'namaste', 'sari_i', 'bun', 1)
    F((-.55, 1.0, 0), 172, .98, 'walk', 'girl', 'plaits', 1, bag='clay')
    F((.05, .75, 0), 190, .92, 'walk', 'boy', 'short', 2, bag='marigold')
    F((-.95, -1.15, 0), 150, 1.0, 'walk', 'boy_long', 'turban', 1, bag='teal')
    F((-.42, -1.5, 0), 205, .95, 'walk', 'girl', 'braid', 0, bag='clay', look=35)
    F((1.0, -3.3, 0), 32, 1.0, 'wave', 'girl', 'plaits', 1, bag='clay', look=-6)
    F((1.0, -.4, 0), 165, .9, 'walk', 'girl', 'bob', 2, bag='marigold')
    F((-2.35, -.5, 0), 75, .95, 'stand', 'boy', 'short', 2)
    F((-1.85, -.8, 0), 250, .95, 'read', 'girl', 'bun', 1, prop='book')
    F((3.0, -.9, 0), 300, .94, 'hold', 'boy', 'crop', 3, prop='ball')
    F((3.75, -1.2, 0), 100, .9, 'cheer', 'girl', 'pony', 1)
    F((2.6, 1.5, 0), 200, .95, 'walk', 'boy', 'short', 0, bag='teal')
    F((4.2, 4.3, .36), 80, 1.36, 'walk', 'kurta_t', 'short', 1, prop='books', arms=((6, 62), (6, 62)))      # under the arcade
    F((5.2, 3.35, .0), 95, .98, 'walk', 'girl', 'braid', 2, bag='clay')
    F((5.0, 2.75, .0), 70, .94, 'walk', 'boy', 'short', 1, bag='teal', look=-40)
    F((6.0, 4.4, .36), -95, .9, 'wave', 'girl', 'plaits', 0)
    light('morning')
    return dict(
        wide=dict(loc=(4.3, -10.4, 1.75), target=(-.5, 2, 1.75), lens=36, fstop=4.5, focus=(.2, -.9, .8), shift=(0, .097)),
        door=dict(loc=(-.5, -10.2, 1.55), target=(-.05, 3, 1.55), lens=43, fstop=4., focus=(0, .2, .8), shift=(0, .145)),
        arcade=dict(loc=(8.6, -.9, 1.5), target=(0, 4.6, 1.5), lens=33, fstop=5., focus=(4.6, 3.2, 1.), shift=(0, .11)),
    )
