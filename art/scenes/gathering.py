"""The lawn before the school, filled: morning assembly and Republic Day."""
from kit import *
from scenes.campus import yard

GIRL, BOY = ('plaits', 'braid', 'bun', 'bob', 'pony', 'plaits'), ('short', 'crop', 'short', 'turban', 'short')


def rows(R, xs, ys, pose, skip=(), face=180, prop=None, look=(0, 0, 0, 14, -14)):
    """Pupils in columns; girls and boys in turn, every one a little different."""
    for i, x in enumerate(xs):
        for k, y in enumerate(ys):
            if (i, k) in skip:
                continue
            g = i % 2 == 0
            figure((x + R.uniform(-.06, .06), y + R.uniform(-.06, .06), 0), face + R.uniform(-5, 5), R.uniform(.88, 1.02), R.choice(pose), 'girl' if g else 'boy',
                   R.choice(GIRL if g else BOY), R.choice((0, 1, 1, 2, 2, 3)), look=R.choice(look), prop=prop)


def dais(y, z=.36):
    box((4.4, 1.3, z), (0, y, 0), 'brickwork', .02, base=True)
    box((4.6, 1.5, .08), (0, y, z), 'cream', .03, base=True)
    steps(1.2, 2, (-1.5, y - .7, 0), rise=.18)
    marigold_pots([(x, y - .95) for x in (-2.3, -.5, .1, .7, 1.3, 1.9, 2.4)], .9)
    return z + .08


def assembly():
    y = yard()
    box((15, 9.6, .05), (0, -2.6, -.01), 'sand', .02)
    pebbles((-7, 7, -7, 2), 300)
    z = dais(1.15)
    lectern((.55, .85, z))
    figure((.55, 1.2, z), 0, 1.36, 'stand', 'sari_p', 'bun', 1, wear=('glasses',), arms=((14, 40), (20, 62)))
    for i, (x, u, h, s) in enumerate(((-.5, 'suit', 'short', 1.38), (-1.1, 'sari_i', 'bun', 1.32), (1.6, 'kurta_i', 'turban', 1.4))):
        figure((x, 1.35, z), (-4, 6, -8)[i], s, 'namaste', u, h, (2, 0, 1)[i])
    flag((-3.6, 1.3, 0), 4.6, 'marigold', 1.0, 8)
    lamp_post((3.6, 1.4, 0))
    R = random.Random(11)
    xs = [-4.4, -3.7, -3.0, -2.3, -1.6, 1.6, 2.3, 3.0, 3.7, 4.4]
    rows(R, xs, [-.6 - .78 * k for k in range(6)], ('namaste', 'namaste', 'stand'))
    figure((0, -1.7, 0), 178, 1.02, 'walk', 'girl', 'braid', 1, sash='marigold', prop='books', arms=((6, 62), (6, 62)))
    figure((-.85, -2.4, 0), 150, 1.34, 'stand', 'sari_m', 'bun', 2)
    grass((-9, 9, -10, -7.6), 400)
    light('morning', sun=(36, -50, 5.2, (1., .80, .56), 3.))
    return dict(
        hero=dict(loc=(-.2, -10.2, 1.9), target=(.1, 2, 1.9), lens=41, fstop=4., focus=(.2, -.5, .9), shift=(0, .10)),
        wide=dict(loc=(-6.9, -6.4, 2.5), target=(.9, 1.1, 1.2), lens=38, fstop=4.5, focus=(-.5, -1., .9)),
        front=dict(loc=(2.2, -.35, 1.0), target=(-2.0, -2.9, .62), lens=50, fstop=3.2, focus=(.4, -1.6, .7)),
    )


def republic():
    y = yard()
    box((15, 9.6, .05), (0, -2.6, -.01), 'sand', .02)
    flagpole((0, .9, 0), 4.4, 1.55, 6)
    for i in range(20):                                              # petals round the pole's foot
        a = i * .314
        marigold((.8 * math.cos(a), .9 + .8 * math.sin(a), .04), .09, 'marigold' if i % 2 else 'saffron')
    tri = ('saffron', 'white', 'green')
    for a, b in (((-6.4, 3.9, 4.6), (-1.8, 3.0, 5.2)), ((1.8, 3.0, 5.2), (6.4, 3.9, 4.6)), ((-6.2, -.8, 2.5), (-2.4, 3.0, 4.6)), ((6.2, -.8, 2.5), (2.4, 3.0, 4.6))):
        bunting(a, b, 18, .4, tri, .26)
    for sx in (-1, 1):
        rod((sx * 6.2, -.8, 0), (sx * 6.2, -.8, 2.55), .045, 'white')
    F = figure
    F((.75, .2, 0), 160, 1.38, 'offer', 'sari_m', 'bun', 1, arms=((10, 20), (16, 168)), look=10)
    F((1.6, .6, 0), 190, 1.4, 'stand', 'kurta_w', 'short', 2, sash='saffron', look=20)
    F((-.9, .1, 0), 200, .98, 'stand', 'boy_long', 'turban', 1, cloth='saffron', prop='flag', arms=((10, 4), (10, 66)))
    F((-1.5, .5, 0), 190, .96, 'stand', 'girl', 'plaits', 2, prop='flag', arms=((10, 4), (10, 66)))
    R = random.Random(5)
    for i in range(5):                                               # the march: three abreast, coming past from the left
        for k in range(3):
            u = ('boy_long', 'girl', 'boy_long')[k]
            figure((-4.6 + i * .86, -2.0 - k * .72, 0), 88, R.uniform(.95, 1.02), 'walk', u, ('short', 'plaits', 'turban')[k] if u != 'girl' else ('plaits', 'braid')[i % 2],
                   R.choice((0, 1, 2, 3)), cloth='saffron' if k == 2 else 'white', sash='saffron', tie=False, arms=((12, -34), (14, 58)))
    figure((.45, -2.72, 0), 90, 1.04, 'walk', 'boy_long', 'turban', 1, cloth='saffron', sash='green', tie=False, arms=((10, -10), (8, 66)), prop='flag')
    for i in range(11):                                              # onlookers with paper flags
        x = -4.6 + i * .92 + R.uniform(-.1, .1)
        g = R.random() < .5
        if -.4 < x < 2.9:                                            # the view to the flag stays open
            continue
        figure((x, -5.1 - R.uniform(0, .4), 0), 180 + R.uniform(-25, 25), R.uniform(.88, 1.), 'wave', 'girl' if g else 'boy', R.choice(GIRL if g else BOY), prop='flag')
    for i in range(8):
        x = 2.6 + .62 * (i % 4)
        figure((x, -.3 - .7 * (i // 4), 0), -70 + R.uniform(-12, 12), R.uniform(.85, .95), R.choice(('cheer', 'wave', 'stand')), ('girl', 'boy')[i % 2], (GIRL, BOY)[i % 2][i // 2],
               prop='flag' if i % 3 == 0 else None)
    marigold_pots([(sx * 1.75, y - 1.6) for sx in (-1, 1)] + [(sx * 2.4, y - 1.5) for sx in (-1, 1)], 1.15)
    grass((-9, 9, -10, -7.6), 300)
    light('noon', sun=(48, -40, 5.0, (1., .88, .70), 3.), exposure=.25)
    return dict(
        flag=dict(loc=(2.9, -7.9, 1.5), target=(.25, 2.2, 1.5), lens=37, fstop=5.6, focus=(.3, .4, 1.2), shift=(0, .085)),
        march=dict(loc=(4.6, -4.7, 1.05), target=(-1.7, -1.6, 1.05), lens=42, fstop=5., focus=(0, -2.5, .7), shift=(0, .03)),
        pupils=dict(loc=(.35, 2.75, 1.2), target=(-1.3, -.3, .8), lens=50, fstop=5.6, focus=(-1.1, .3, .8)),
    )


def build(occasion='assembly'):
    return dict(assembly=assembly, republic=republic)[occasion]()
