"""Portraits before the gateway: Chairman, Director, Principal. Figures, no likeness of anyone."""
from kit import *


def arcade(panel='indigo', lamp='lamplight'):
    """Close behind the sitter: a brick wall, one great arch with a dark panel, marigolds on both sides."""
    box((14, 14, .3), (0, 0, -.15), 'stone', 0)
    wall(9, 5, [(0, .001, 1.8, 2.14, 9)], (0, 2.0, 0), .4)
    arch_frame(1.8, 2.14, (0, 1.8, 0), .16, .16, 'cream', 9)
    box((3.2, .1, 4.2), (0, 3.4, 0), panel, .01, base=True)
    for sx in (-1, 1):
        box((.4, .3, 5), (sx * 2.3, 1.78, 0), 'cream', .03, base=True)
        arch_frame(.7, 1.7, (sx * 3.3, 1.78, .9), .1, .08, 'cream', 7)
        pane(.72, 1.7, (sx * 3.3, 1.84, .9), lamp, 7)
    marigold_pots([(-1.35, 1.25), (-1.75, 1.05), (1.35, 1.25), (1.75, 1.0)], 1.25)


def chairman():
    arcade('indigo')
    figure((0, 0, 0), 8, 1.45, 'stand', 'bandhgala', 'short', 1, paint='grey', wear=('glasses', 'moustache', 'rose'), arms=((10, 12), (10, 12)))
    light('morning', sun=(34, -48, 5., (1., .80, .56), 4.))
    return dict(view=dict(loc=(-.12, -4.3, 1.12), target=(0, .2, 1.04), lens=84, fstop=3.6, focus=(0, -.2, 1.1)))


def director():
    arcade('brick', 'glass')
    bush((-2.5, .9, 0), 1.5, 3)
    table((0, -.55, 0), 1.5, .6, .52, m='wood2')
    for i, c in enumerate(('indigo', 'marigold')):
        box((.36, .26, .06), (-.45, -.55, .55 + .06 * i), c, .012, (0, 0, 8 + 9 * i))
    globe((.45, -.5, .52), .85)
    figure((0, 0, 0), -8, 1.42, 'stand', 'kurta_s', 'turban', 1, cloth='red', wear=('beard', 'moustache'), paint='grey', arms=((10, 44), (10, 44)), sash='cream')
    light('golden', sun=(30, 46, 5., (1., .76, .50), 4.))
    return dict(view=dict(loc=(.14, -4.4, 1.2), target=(.03, .2, 1.12), lens=80, fstop=3.6, focus=(0, -.2, 1.1)))


def principal():
    """In the study, with shelves behind."""
    room(5.2, 4.6, 3.0, (-.6, 1.2), 'wood', 'teal', sun=(30, -104, 20.), sky=26, fill=64, exposure=1.5, tile=1.1)
    for x in (-1.75, 1.75):
        bookshelf((x, 2.05, 0), 1.5, 6)
    pane(1.3, 2.3, (0, 2.24, .0), 'indigo', 9)
    arch_frame(1.3, 2.3, (0, 2.2, 0), .14, .12, 'marigold', 9)
    table((0, -.55, 0), 1.7, .62, .52, m='wood2')
    box((.34, .26, .02), (-.1, -.6, .53), 'white', .004, (0, 0, 6))
    for i, c in enumerate(('clay', 'teal', 'marigold')):
        box((.34, .25, .055), (.52, -.5, .55 + .055 * i), c, .012, (0, 0, 9 * i))
    marigold_pots([(-.6, -.5, .52)], .62)
    figure((0, 0, 0), 6, 1.4, 'stand', 'sari_p', 'bun', 1, wear=('glasses',), arms=((8, 48), (8, 48)), look=4)
    return dict(view=dict(loc=(-.12, -4.2, 1.25), target=(0, .2, 1.14), lens=84, fstop=3.6, focus=(0, -.2, 1.1)))


def build(person='chairman'):
    return dict(chairman=chairman, director=director, principal=principal)[person]()
