"""The plantation on a day of rain: the whole plot from above, and the way to it under umbrellas."""
from kit import *
from scenes.garden import young_tree


def umbrella(loc, m, r=.56):
    """Eight panels on a stick; `loc` is the hand."""
    with group(loc, name='umbrella'):
        rod((0, 0, -.14), (0, 0, .62), .014, 'wood2')
        lathe([(r, .26), (r * .97, .29), (r * .72, .43), (r * .38, .53), (.001, .57)], m, rot=(0, 0, 22), seg=8)
        for k in range(8):
            a = math.radians(22 + 45 * k)
            ball(.018, (r * math.cos(a), r * math.sin(a), .262), 'brass', seg=8)


def sheltered(x, y, face, m, pose='walk', s=1., uniform='girl', hair='plaits', skin=1, look=0., side=1, r=.56):
    """A figure with an umbrella held high to its left or right, wide enough for a neighbour."""
    high, low = (40, 165), (12, 20)
    with group((x, y, 0), face, s):
        figure((0, 0, 0), 0, 1., pose, uniform, hair, skin, look=look, tie=False, lean=0, arms=(low, high) if side > 0 else (high, low))
        umbrella((side * .42, -.09, .88), m, r)


def carrier(x, y, face, s=1., uniform='boy', hair='short', skin=2, look=0., pose='walk'):
    """A figure with a seedling in a pot, low enough that the face stays free."""
    with group((x, y, .025), face, s):
        figure((0, 0, 0), 0, 1., pose, uniform, hair, skin, look=look, tie=False, arms=((6, 54), (6, 54)))
        with group((0, -.29, .36)):
            lathe([(.07, 0), (.1, .13), (.11, .13), (.11, .16), (.001, .15)], 'clay')
            for k in range(4):
                put(clump(('neem2', 'neem')[k % 2], k), (.05 * math.cos(k * 1.6), .05 * math.sin(k * 1.6), .2 + .025 * k), (k * 70, 0, k * 40), .42)


def rain(area, n, z=3.4):
    x0, x1, y0, y1 = area
    R = random.Random(2)
    for _ in range(n):
        p = Vector((R.uniform(x0, x1), R.uniform(y0, y1), R.uniform(.5, z)))
        rod(p, p + Vector((.035, 0, -.24)), .0045, 'rain', caps=False)


def plot(R):
    box((9.0, 5.4, .06), (0, .6, 0), 'wetearth', .03)
    for k, y in enumerate((-1.4, -.1, 1.2, 2.5)):
        box((8.6, .5, .12), (0, y, 0), 'wetearth', .06)
        for i in range(8):
            if (i, k) not in ((2, 0), (5, 1)):
                young_tree(-3.85 + i * 1.1 + R.uniform(-.05, .05), y, R.uniform(.72, .92), i + 8 * k)
    F = figure
    F((-2.05, -1.4, 0), 60, .97, 'kneel', 'girl', 'braid', 1, tie=False)                                       # one at each open place, planting
    carrier(-1.2, -1.5, -60, .98, 'boy', 'turban', 2, pose='stand')
    F((1.1, -.12, 0), 80, .98, 'hold', 'boy', 'short', 3, prop='can', arms=((10, 20), (6, 66)), lean=8, tie=False)
    carrier(2.2, -.2, -80, .97, 'girl', 'bob', 0, pose='stand')
    F((3.3, -.75, 0), -100, 1.38, 'stand', 'kurta_s', 'short', 2, prop='spade', arms=((8, 50), (8, 56)))
    sheltered(-2.85, -.75, 30, 'marigold', 'stand', 1.34, 'sari_i', 'bun', 1, r=.5)
    sheltered(.25, -.75, 20, 'rose', 'stand', .98, 'girl', 'plaits', 2, look=20)
    sheltered(-.9, .55, -30, 'teal', 'stand', .96, 'boy', 'crop', 3, side=-1)
    sheltered(2.6, 1.85, -50, 'saffron', 'stand', .96, 'girl', 'pony', 1)
    F((-3.4, 1.85, 0), 100, .96, 'walk', 'boy', 'crop', 1, prop='can', arms=((10, 10), (8, 40)), tie=False)
    carrier(.6, 1.85, 60, .95, 'girl', 'bun', 2)


def way():
    """The paved way from the school, wet, with the next saplings on it."""
    for k in range(12):
        for i in range(2):
            box((.97, .97, .05), (5.5 + i, -6.2 + k, 0), 'wetstone', .02, (0, 0, rnd.uniform(-1, 1)))
    for x, y, rx, ry in ((6.1, -4.75, .62, .26), (5.4, -2.6, .5, .3), (6.3, -.6, .5, .25)):
        lathe([(1, 0), (.96, .004), (.001, .005)], 'puddle', (x, y, .026), s=(rx, ry, 1), seg=40)
    sheltered(5.5, -3.6, -6, 'marigold', 'walk', 1., 'girl', 'plaits', 1, look=14)
    carrier(6.36, -3.6, -10, .99, 'boy', 'short', 2, look=-14)
    sheltered(6.45, -.9, -4, 'rose', 'walk', .97, 'girl', 'bob', 3, side=-1)
    carrier(5.4, -.8, 4, .96, 'boy', 'turban', 1)
    sheltered(6.6, 2.6, 0, 'teal', 'walk', 1.32, 'sari_p', 'bun', 0, r=.5)


def build():
    mat('puddle', '#5A6A70', rough=.03, bump=0)
    mat('wetearth', '#5E4631', rough=.45, grain='flock', var=.2, bump=.5, scale=1.4)
    mat('wetlawn', '#5A7642', rough=.7, grain='flock', var=.3, bump=.9, scale=1.1)
    mat('wetstone', '#8C8474', rough=.16, var=.12, bump=.12, scale=1.6)
    mat('rain', '#E4EEF2', rough=.2, bump=0)
    ground(90, 'wetlawn')
    plot(random.Random(14))
    way()
    facade((6., 11.5, 0), bays=3)
    for x, y, s, seed in ((-6.4, 4.6, 1.6, 31), (9.4, 5.2, 1.5, 32), (-1.4, 7.6, 1.5, 33), (2.2, 8.6, 1.3, 34), (-9.5, 7.5, 1.8, 35)):
        tree_neem((x, y, 0), s, seed)
    bush((4.9, -1.2, 0), .8, seed=3)
    bush((7.5, .6, 0), .9, seed=4)
    marigold_pots([(7.5, -2.7), (7.6, -2.1), (4.75, .9)], 1.1)
    grass((-8, 9, -8, 6), 1500, avoid=[(-4.7, 4.7, -2.3, 3.5), (4.9, 7.1, -7, 6)])
    rain((-5, 9, -5, 6), 420)
    light('noon', sun=(40, -48, 2.6, (1., .90, .76), 8.), sky=((.84, .86, .86), (.64, .71, .76), (.44, .53, .62), 1.05), exposure=.5)
    return dict(
        plot=dict(loc=(-5.2, -6.6, 3.9), target=(.1, .35, .45), lens=42, fstop=6.3, focus=(-1.2, -.8, .6)),
        way=dict(loc=(5.1, -7.9, .95), target=(5.98, -2.6, .9), lens=47, fstop=3.5, focus=(5.9, -3.7, .8)),
    )
