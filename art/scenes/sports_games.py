"""Sports day beside the track: the sack race, and the pupils' stand with its drummer."""
from kit import *
from scenes.sports_day import tents


def hopper(x, y, hop, face, uniform, hair, skin, house, lean=6, look=0.):
    """A pupil in a jute sack, `hop` above the grass, both hands at the rim."""
    with group((x, y, hop), face, rot=(lean, 0, face), name='hopper'):
        lathe([(.001, .0), (.17, .0), (.235, .03), (.25, .12), (.24, .24), (.212, .36), (.226, .43), (.212, .44), (.195, .37)], 'jute', seg=28)
        torus(.216, .014, (0, 0, .385), house)
        lathe([(.075, -.004), (.075, .004), (.001, .005)], house, (0, -.247, .19), rot=(84, 0, 0), seg=20)
        figure((0, 0, .02), 0, 1., 'stand', uniform, hair, skin, cloth=house, lean=0, look=look, arms=((16, 44), (16, 44)))


def lawn():
    ground()
    backdrop(6, y=13, n=11, spread=34)
    mat('jute', '#B0905C', rough=.9, grain='flock', var=.2, bump=.6, scale=3)
    light('golden', sun=(34, 40, 5.4, (1., .78, .52), 3.), sky=((1., .88, .70), (.60, .74, .90), (.28, .46, .76), .78))


def sacks():
    lawn()
    for i in range(6):                                               # chalk lanes towards the camera
        box((.06, 9, .012), (-2.5 + i, -.5, .0), 'white', .003)
    hopper(-.75, -1.95, .24, -4, 'sport_y', 'turban', 1, 'marigold', 9, look=10)
    hopper(.2, -.6, .06, 2, 'sport_g', 'plaits', 2, 'green', 4)
    hopper(.98, -1.3, .16, 6, 'sport_r', 'short', 3, 'red', 8, look=-14)
    hopper(-1.75, -.2, .0, -2, 'sport_b', 'crop', 2, 'indigo', 2, look=14)
    hopper(2.12, -.45, .12, 4, 'sport_l', 'pony', 0, 'green', 7)
    R = random.Random(4)
    for i in range(10):                                              # behind the lanes
        g = i % 2 == 0
        figure((-3.6 + i * .82 + R.uniform(-.1, .1), 3.2 + R.uniform(-.2, .3), 0), R.uniform(-14, 14), R.uniform(.9, 1.02), ('cheer', 'wave', 'cheer', 'stand')[i % 4], ('girl', 'boy')[i % 2],
               R.choice(('plaits', 'bob', 'bun') if g else ('short', 'crop', 'turban')), prop='flag' if i % 4 == 1 else None)
    figure((.55, 2.3, 0), -10, 1.36, 'cheer', 'sari_i', 'bun', 1)
    tents(6.2)
    bunting((-6, 4.2, 2.3), (0, 4.4, 2.5), 22, .3, size=.24)
    bunting((0, 4.4, 2.5), (6, 4.2, 2.3), 22, .3, size=.24)
    grass((-6, 6, -6, 5), 1500)
    return dict(race=dict(loc=(-1.3, -6.3, .72), target=(.06, -.6, .74), lens=45, fstop=4.5, focus=(-.5, -1.6, .7)))


def drummer(loc, face):
    with group(loc, face, name='drummer'):
        figure((0, 0, 0), 0, 1.04, 'stand', 'kurta_y', 'turban', 1, cloth='red', arms=((46, 62), (40, 40)))
        with group((0, -.32, .36), rot=(0, 84, 0)):                  # a dhol across the body
            lathe([(.001, -.3), (.15, -.3), (.16, -.29), (.185, -.1), (.19, 0), (.185, .1), (.16, .29), (.15, .3), (.001, .3)], 'clay', seg=28)
            for sz in (-1, 1):
                lathe([(.162, -.02), (.168, 0), (.162, .02)], 'brass', (0, 0, sz * .275), seg=28)
                lathe([(.148, -.004), (.148, .006), (.001, .007)], 'cream', (0, 0, sz * .3), seg=28)
            for k in range(12):
                a, b = k * .5236, (k + .5) * .5236
                rod((.172 * math.cos(a), .172 * math.sin(a), -.26), (.172 * math.cos(b), .172 * math.sin(b), .26), .008, 'cream')
        tube([(-.27, -.27, .47), (-.12, -.12, .66), (.0, .1, .64), (.13, -.1, .66), (.27, -.27, .5)], .02, 'marigold')
        rod((-.34, -.16, .52), (-.42, -.36, .42), .014, 'wood')
        rod((.3, -.14, .4), (.42, -.36, .36), .014, 'wood')


def stand():
    lawn()
    R = random.Random(21)
    for k in range(3):                                               # three tiers of wood, the front dressed in cloth
        box((6.6, .74, .3 * (k + 1)), (0, .74 * k, 0), 'wood', .02, base=True)
        box((6.62, .04, .24), (0, .74 * k - .38, .3 * k + .02), ('indigo', 'clay', 'teal')[k], .01, base=True)
    houses = (('sport_y', 'marigold'), ('sport_g', 'green'), ('sport_r', 'red'), ('sport_b', 'indigo'))
    for k in range(3):
        for i in range(7 - k % 2):
            x = -2.5 + i * .84 + .42 * (k % 2) + R.uniform(-.07, .07)
            u, c = houses[min(3, int((x + 2.9) / 1.45))]
            girl = u == 'sport_g' or R.random() < .4
            pose = ('cheer', 'wave', 'cheer', 'stand', 'wave')[(i * 2 + k) % 5]
            figure((x, .74 * k + R.uniform(-.08, .08), .3 * (k + 1)), R.uniform(-16, 10), R.uniform(.9, 1.0), pose, u, R.choice(('plaits', 'bob', 'pony', 'bun') if girl else ('short', 'crop', 'turban', 'short')),
                   R.choice((0, 1, 2, 3)), cloth=c, prop='flag' if pose == 'wave' else None, look=R.uniform(-14, 14))
    drummer((-.45, -1.5, 0), -8)
    figure((1.15, -1.15, 0), -24, 1.0, 'cheer', 'girl', 'braid', 2)
    figure((-1.75, -.95, 0), 26, .96, 'wave', 'boy', 'crop', 3, prop='flag')
    tents(4.6)
    marigold_pots([(-3.2, -.9), (2.7, -.9), (3.1, -.8)], 1.15)
    grass((-6, 6, -6, 4), 1300)
    return dict(crowd=dict(loc=(-1.35, -6.0, 1.3), target=(-.08, -.2, .96), lens=47, fstop=6.3, focus=(-.4, -1.3, .8)))


def build(occasion='sacks'):
    return dict(sacks=sacks, stand=stand)[occasion]()
