"""Diwali in the courtyard, at dusk."""
from kit import *

LOOK = dict(bloom=.12, vignette=.3)


def lamps(y, R):
    for i in range(18):
        a = 2 * math.pi * i / 18
        diya((1.55 * math.cos(a), -.6 + 1.55 * math.sin(a), 0), 1.15, light=1.6 if i % 2 == 0 else 0)
    diya((0, -.6, .02), 1.6, light=4)
    for k in range(3):
        for i in range(9):
            diya((-1.9 + i * .475, y - 1.2 - .3 * k, .12 * (3 - k)), .95, light=1. if (i + k) % 4 == 0 else 0)
    for sx in (-1, 1):
        for i in range(4):
            diya((sx * (2.3 + i * .95), y - .48, .37), 1., light=.9 if i % 2 == 0 else 0)
    for i in range(13):                                              # a soft row near the lens
        diya((-3.6 + i * .58, -2.95 + R.uniform(-.1, .1), 0), 1.1, light=1.2 if i % 3 == 1 else 0)
    for _ in range(90):                                              # petals
        a, q = R.uniform(0, 6.28), R.uniform(1.75, 3.6)
        ball(.03, (q * math.cos(a), -.6 + .9 * q * math.sin(a), .012), R.choice(('marigold', 'saffron', 'marigold', 'rose')), (1.4, .9, .25), (R.uniform(-20, 20), 0, R.uniform(0, 360)), 8)


def lights(y):
    ball(.11, (0, y - .55, 2.72), 'bulb', (1, 1, 1.2))               # lantern in the gateway
    point((0, y - .8, 2.6), 16, (1, .62, .28), .15)
    for px in (-4.4, 4.4):
        rod((px, .2, 0), (px, .2, 3.3), .045, 'wood2')
    for a, b in (((-4.4, .2, 3.3), (-1.6, y - 1.2, 5.2)), ((4.4, .2, 3.3), (1.6, y - 1.2, 5.2)), ((-4.4, .2, 3.25), (4.4, .2, 3.25)), ((-4.4, .2, 3.3), (-5.2, y - .3, 4.9)), ((4.4, .2, 3.3), (5.2, y - .3, 4.9))):
        string_lights(a, b, 15, .5, every=5, watts=3.)


def build():
    box((60, 60, .3), (0, 10, -.17), 'earth', 0)
    paving(-9, 9, -5.5, 4.5)
    y = 4.6
    facade((0, y, 0), bays=2, lit=True)
    backdrop(5, y=12, n=7)
    tree_neem((-7.4, 3.2, 0), 1.5, 11)
    tree_neem((7.6, 2.6, 0), 1.5, 12)
    rangoli((0, -.6, .008), 1.25)
    R = random.Random(2)
    lamps(y, R)
    garland((-1.0, y - 1.22, 3.5), (1.0, y - 1.22, 3.5), 24, .12, .075)
    for sx in (-1, 1):
        garland((sx * 1.02, y - 1.22, 3.5), (sx * 1.06, y - 1.22, 2.1), 14, 0, .07)
    marigold_pots([(-1.7, y - 2.4), (1.7, y - 2.4), (-2.2, y - 2.2), (2.2, y - 2.2)], 1.15)
    lights(y)
    F = figure
    F((-1.0, .85, 0), -20, 1.36, 'hold', 'sari_m', 'bun', 1, prop='thali')
    F((-1.95, -.1, 0), 60, .98, 'hold', 'lehenga_p', 'braid', 1, prop='diya')
    F((1.2, .85, 0), -18, 1.0, 'hold', 'kurta_y', 'short', 2, prop='diya')
    F((1.9, -.2, 0), -62, .95, 'kneel', 'lehenga_g', 'plaits', 0, prop='diya', cloth='marigold')
    F((2.35, -1.35, 0), -110, 1.0, 'hold', 'kurta_w', 'turban', 1, prop='diya', cloth='rose')
    F((-2.2, -1.4, 0), 118, .95, 'offer', 'kurta_i', 'short', 2, prop='diya')
    F((.15, 1.25, 0), 4, .94, 'cheer', 'lehenga_r', 'topbun', 1)
    F((-3.2, .9, 0), 25, 1.0, 'wave', 'kurta_t', 'crop', 3, prop='sparkler')
    F((3.2, 1.0, 0), -30, .98, 'wave', 'lehenga_i', 'pony', 2, prop='sparkler')
    F((2.6, 1.9, 0), -60, 1.4, 'namaste', 'kurta_w', 'short', 2, sash='saffron')
    F((-2.75, 2.2, 0), 40, .96, 'hold', 'lehenga_g', 'plaits', 1, prop='diya')
    point((-2.95, .5, 1.3), 2.5, (1, .72, .4), .06)                   # the sparkler's own light
    light('evening_diyas')
    area((-6, -6, 7), (0, 1, .8), (6, 5), 170, (.40, .54, 1.))
    return dict(
        court=dict(loc=(1.5, -9.2, 2.9), target=(.05, 1.4, 1.6), lens=37, fstop=3.6, focus=(0, .0, .7)),
        rangoli=dict(loc=(-3.0, -5.2, 1.2), target=(.3, .4, .7), lens=55, fstop=2.6, focus=(.1, -.3, .4)),
        sparklers=dict(loc=(-2.7, -3.2, 1.05), target=(-3.0, 1.0, 1.02), lens=50, fstop=3.5, focus=(-3.2, .9, .9)),
        door=dict(loc=(-1.3, -2.2, 1.5), target=(0, 3.6, 1.9), lens=40, fstop=3.5, focus=(-.4, 1.2, 1.)),
    )
