"""What figures hold, and the small things that burn or flutter."""
from .base import _link
from .mesh import _finish
from .nature import *


def hold(prop, hands):
    """Puts `prop` into the hands (left, right) of the figure being built."""
    L, R = hands
    mid = (L + R) / 2
    if prop == 'book':
        for sx in (-1, 1):
            box((.15, .02, .19), mid + Vector((sx * .07, -.03, .06)), 'brick', .008, (-35, 0, sx * 14))
            box((.135, .03, .175), mid + Vector((sx * .07, -.022, .072)), 'white', .008, (-35, 0, sx * 14))
    elif prop == 'books':
        for i, c in enumerate(('indigo', 'marigold', 'clay')):
            box((.24 - .02 * i, .18, .05), mid + Vector((0, -.03, .02 + .052 * i)), c, .01, (0, 0, 8 * (-1) ** i))
    elif prop == 'ball':
        ball(.13, mid + Vector((0, -.07, .06)), 'saffron')
    elif prop == 'flag':
        flag_hand(R)
    elif prop == 'diya':
        diya(mid + Vector((0, -.03, .03)) if L.y < -.1 else R + Vector((0, -.03, .04)), s=.8)
    elif prop == 'sparkler':
        rod(R, R + Vector((.02, -.1, .2)), .008, 'dark')
        sparkle(R + Vector((.02, -.1, .22)))
    elif prop == 'thali':
        lathe([(.001, 0), (.16, 0), (.2, .03), (.205, .03), (.165, -.012), (.001, -.012)], 'brass', mid + Vector((0, -.06, .03)))
        for k in range(4):
            marigold(mid + Vector((.1 * math.cos(k * 1.57 + .6), -.06 + .1 * math.sin(k * 1.57 + .6), .06)), .05)
        diya(mid + Vector((0, -.06, .035)), s=.6)
    elif prop == 'sapling':
        lathe([(.07, 0), (.1, .13), (.11, .13), (.11, .16), (.001, .15)], 'clay', mid + Vector((0, -.05, -.02)))
        rod(mid + Vector((0, -.05, .1)), mid + Vector((0, -.05, .38)), .012, 'wood2')
        for k in range(5):
            put(clump('neem2', k % 4), mid + Vector((.07 * math.cos(k * 2.1), -.05 + .07 * math.sin(k * 2.1), .26 + .05 * k)), (k * 70, 0, k * 40), .45)
    elif prop == 'brush':
        rod(R + Vector((0, 0, -.06)), R + Vector((0, -.06, .2)), .014, 'wood')
        ball(.03, R + Vector((0, -.07, .23)), 'marigold', (.8, .8, 1.6), seg=12)
    elif prop == 'chalk':
        rod(R, R + Vector((.02, -.02, .07)), .012, 'chalk')
    elif prop == 'baton':
        rod(R + Vector((0, .04, -.05)), R + Vector((0, -.06, .1)), .022, 'marigold')
    elif prop == 'umbrella':
        rod(R, R + Vector((0, -.02, .5)), .012, 'wood2')
        lathe([(.42, .0), (.36, .1), (.2, .19), (.001, .22)], 'marigold', R + Vector((0, -.02, .38)))
    elif prop == 'spade':
        rod(R + Vector((0, .02, .22)), R + Vector((0, -.1, -.28)), .016, 'wood')
        box((.12, .03, .15), R + Vector((0, -.13, -.36)), 'kota', .02, (-14, 0, 0))
        rod(R + Vector((-.05, .02, .23)), R + Vector((.05, .02, .23)), .016, 'wood')
    elif prop == 'can':
        watering_can(R + Vector((0, -.08, -.1)))
    elif prop == 'tablet':
        box((.26, .02, .19), mid + Vector((0, -.02, .05)), 'navy', .01, (-40, 0, 0))
        box((.22, .012, .15), mid + Vector((0, -.008, .063)), 'screen', .006, (-40, 0, 0))
    elif prop == 'plate':
        lathe([(.001, 0), (.11, 0), (.14, .025), (.145, .025), (.115, -.01), (.001, -.01)], 'steel', mid + Vector((0, -.04, .02)))
        for k, c in enumerate(('marigold', 'white', 'neem2')):
            ball(.045, mid + Vector((.055 * math.cos(k * 2.1), -.04 + .055 * math.sin(k * 2.1), .035)), c, (1, 1, .5), seg=12)
    elif prop == 'magnifier':
        torus(.07, .012, R + Vector((0, -.04, .14)), 'brass', (80, 0, 0))
        rod(R + Vector((0, 0, -.03)), R + Vector((0, -.035, .07)), .014, 'wood2')
    elif prop == 'bat':
        rod(R + Vector((0, .03, .1)), R + Vector((0, -.02, -.04)), .018, 'red')
        box((.085, .035, .32), R + Vector((0, -.06, -.2)), 'wood', .014, (-14, 0, 0))
    elif prop == 'mallet':
        rod(R, R + Vector((0, -.12, .04)), .01, 'wood')
        ball(.025, R + Vector((0, -.13, .045)), 'cream', seg=10)
    elif prop == 'flask':
        lathe([(.06, 0), (.075, .02), (.03, .11), (.026, .16), (.034, .17)], ['marigold', 'glassware'], mid + Vector((0, -.05, .0)), split=[.05])
    elif prop == 'medal':
        tube([mid + Vector((-.05, .03, .1)), mid + Vector((0, -.02, .0)), mid + Vector((.05, .03, .1))], .008, 'saffron')
        lathe([(.05, -.01), (.05, .01), (.001, .012)], 'brass', mid + Vector((0, -.04, -.04)), rot=(80, 0, 0))
    elif prop == 'trophy':
        lathe([(.07, 0), (.075, .03), (.03, .05), (.025, .1), (.09, .16), (.11, .25), (.1, .25), (.001, .18)], 'brass', mid + Vector((0, -.05, 0)))


def watering_can(loc, rz=0., m='green'):
    with group(loc, rz, name='can'):
        lathe([(.1, 0), (.105, .01), (.09, .16), (.05, .19)], m, seg=20)
        rod((0, -.08, .05), (0, -.24, .19), .018, m, .014)
        lathe([(.02, 0), (.045, .04), (.001, .045)], m, (0, -.25, .2), rot=(48, 0, 0), seg=14)
        tube([(0, .08, .04), (0, .17, .12), (0, .08, .2), (0, -.02, .19)], .012, m)


def flag_hand(R):
    rod(R + Vector((0, 0, -.08)), R + Vector((0, -.03, .42)), .012, 'wood')
    pennant(R + Vector((0, -.03, .4)), .26, .15, rnd.choice(('marigold', 'saffron', 'green')))


def pennant(top, w, h, m='marigold', rz=0.):
    """Paper flag with a ripple, hung from `top` towards +X."""
    n, v, f = 9, [], []
    for i in range(n):
        x, y = w * i / (n - 1), .05 * w * math.sin(i * .85)
        v += [(x, y, 0), (x, y, -h * (1 - .25 * i / (n - 1)))]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)]
    me = bpy.data.meshes.new('pennant')
    me.from_pydata(v, [], f)
    put(_finish(me, m), top, (0, 0, rz))


def diya(loc, s=1., light=0.):
    """Clay lamp with a flame; light > 0 adds a small real lamp (watts) for the pool of light."""
    with group(loc, rnd.uniform(0, 360), s, name='diya'):
        lathe([(.045, 0), (.06, .005), (.1, .045), (.112, .06), (.1, .058), (.07, .035), (.001, .03)], 'clay', seg=20)
        ball(.016, (.085, 0, .065), 'clay', seg=8)
        lathe([(.002, 0), (.018, .018), (.022, .04), (.013, .075), (.001, .115)], 'flame', (.06, 0, .055), seg=10)
        if light:
            point((.05, 0, .17), light, (1, .55, .2), .05)


def sparkle(loc, r=.13, n=26):
    R = random.Random(int(loc[0] * 1e4))
    for _ in range(n):
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
        k = r * R.uniform(.5, 1.1)
        rod(Vector(loc) + d * k * .3, Vector(loc) + d * k, .0028, 'bulb')
    ball(.022, loc, 'flame', seg=8)


def point(loc, watts, colour=(1, .6, .25), r=.05):
    li = bpy.data.lights.new('point', 'POINT')
    li.energy, li.color, li.shadow_soft_size = watts, colour, r
    o = bpy.data.objects.new('point', li)
    return _link(o, loc, (0, 0, 0), 1.)
