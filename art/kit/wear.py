"""Things on the head and chest of a figure."""
from .mesh import *

Z, R = .785, .192          # centre and radius of every head


def put_on(what, paint, cloth):
    """Called with the head's own group active; `paint` is the hair's, `cloth` the ribbon's."""
    if what == 'glasses':
        for sx in (-1, 1):
            torus(.043, .0075, (sx * .066, -.186, Z - .008), 'dark', (86, 0, sx * 14))
            rod((sx * .108, -.17, Z), (sx * .19, -.03, Z + .015), .006, 'dark')
        rod((-.024, -.196, Z), (.024, -.196, Z), .006, 'dark')
    elif what == 'moustache':
        for sx in (-1, 1):
            ball(.04, (sx * .032, -.182, Z - .07), paint, (1.1, .45, .42), (0, sx * 16, 0), 14)
    elif what == 'beard':
        ball(.11, (0, -.1, Z - .15), paint, (1.05, .72, .95), (14, 0, 0), 20)
        for sx in (-1, 1):
            ball(.05, (sx * .13, -.085, Z - .1), paint, (.7, .8, 1.3), (0, sx * 12, 0), 14)
    elif what == 'cap':
        lathe([(.2, 0), (.205, .03), (.17, .13), (.08, .175), (.001, .18)], cloth, (0, .01, Z + .055), rot=(6, 0, 0))
        ball(.15, (0, -.17, Z + .07), cloth, (1, .8, .1), (10, 0, 0), 20)
    elif what == 'crown':
        lathe([(.15, 0), (.155, .02), (.165, .07), (.14, .07), (.14, .02)], 'brass', (0, .01, Z + .14), rot=(4, 0, 0))
        for i in range(8):
            a = math.pi * (i + .5) / 4
            rod((.155 * math.cos(a), .01 + .155 * math.sin(a), Z + .2), (.16 * math.cos(a), .01 + .16 * math.sin(a), Z + .28), .026, 'brass', .006)
    elif what == 'helmet':
        lathe([(.215, -.04), (.22, .0), (.2, .1), (.13, .18), (.001, .21)], cloth, (0, .02, Z + .02), rot=(-8, 0, 0))
        ball(.16, (0, -.16, Z + .05), cloth, (1, .7, .1), (8, 0, 0), 18)
    elif what == 'badge':
        lathe([(.035, -.005), (.035, .01), (.001, .012)], 'brass', (-.085, -.155, .52), rot=(80, 0, 0), seg=16)
        for sx in (-1, 1):
            box((.025, .01, .09), (-.085 + sx * .012, -.165, .46), 'saffron', .004, (5, sx * 8, 0))
    elif what == 'rose':
        ball(.03, (-.09, -.15, .53), 'red', (1, .7, 1), seg=12)
        ball(.022, (-.09, -.15, .5), 'neem', (.6, .5, 1.4), seg=10)
