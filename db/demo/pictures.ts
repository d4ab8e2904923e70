import manifest from '../../art/pictures.json' with { type: 'json' };

/** A picture of the demo school, with the alternative text it is uploaded with. */
export interface DemoPicture {
  file: string;
  alt: string;
}

/** Taken of the model school; what each shows is written where it is made. */
const taken = [
  'hero-campus',
  'campus-morning',
  'hero-assembly',
  'assembly-lawn',
  'hero-classroom',
  'classroom-lesson',
  'hero-sports-day',
  'finish-line',
  'hero-library',
  'library-niche',
  'hero-science',
  'sports-day-podium',
  'chairman-portrait',
  'director-portrait',
  'principal-portrait',
  'safety-gate',
  'thank-you',
  'primary-group-work',
  'smart-class',
  'garden-of-wonders',
  'early-years-play',
  'academic-zone',
  'co-curricular-zone',
  'music-and-dance',
  'fine-arts',
  'art-and-craft',
  'athletics',
  'outdoor-sports',
] as const;

/** Stand-ins until the model school's own picture of the subject is taken. */
const standIns = {
  'diwali-courtyard': {
    file: 'diwali-courtyard.jpg',
    alt: 'At dusk, wooden figures in festive clothes stand around a rangoli ringed with lit diyas, before a brick school hung with strings of lights.',
  },
  'library-table': {
    file: 'library-table.jpg',
    alt: 'Five wooden pupils stand around a low table with open pages and stacked books, in front of shelves full of coloured spines.',
  },
  'gateway-path': {
    file: 'gateway-path.jpg',
    alt: 'Small groups of wooden pupils come down the marigold-lined path from the lit gateway of the brick school, below three domes.',
  },
  'flag-gathering': {
    file: 'flag-gathering.jpg',
    alt: 'Wooden pupils gather on the lawn below a saffron, white and green flag and a string of round paper decorations on the school gateway.',
  },
  'science-models': {
    file: 'science-models.jpg',
    alt: 'Four wooden pupils stand behind a long table with a model volcano, a model of the planets and three small jars, and charts on the wall.',
  },
  'stage-performance': {
    file: 'stage-performance.jpg',
    alt: 'Three wooden performers in yellow, orange and green stand on a stage with a blue curtain, watched by a row of pupils with paper balls strung above.',
  },
  'garden-saplings': {
    file: 'garden-saplings.jpg',
    alt: 'Five wooden pupils stand on the lawn under a leafy tree with four saplings in clay pots around them.',
  },
  'diwali-rangoli-close': {
    file: 'diwali-rangoli-close.jpg',
    alt: 'Close view of a rangoli with one diya burning at its centre, and a wooden child behind it with both arms raised.',
  },
  'diwali-door-garland': {
    file: 'diwali-door-garland.jpg',
    alt: 'The tall dark door of the model school, its arch hung with a marigold garland and lit by a round lamp.',
  },
  'diwali-lights-tree': {
    file: 'diwali-lights-tree.jpg',
    alt: 'Strings of round bulbs run from a wooden pole beside a dark tree to the lit windows of the brick school at dusk.',
  },
  'diwali-sparkler-group': {
    file: 'diwali-sparkler-group.jpg',
    alt: 'A wooden boy in a teal kurta holds up a sparkler behind a child in navy and a girl in a purple skirt, each with a lit diya.',
  },
  'diwali-rangoli-circle': {
    file: 'diwali-rangoli-circle.jpg',
    alt: 'A wooden teacher with a tray of flowers and three children stand behind a round rangoli, with rows of diyas on the steps.',
  },
  'diwali-sparkler-girl': {
    file: 'diwali-sparkler-girl.jpg',
    alt: 'A wooden girl in a pink blouse and blue skirt holds a sparkler high, near a child in a pink turban and a girl with a long plait.',
  },
  'diwali-lamp-row': {
    file: 'diwali-lamp-row.jpg',
    alt: 'A row of five lit diyas crosses the stone courtyard in front of wooden children and the edge of a rangoli.',
  },
  'diwali-lights-wall': {
    file: 'diwali-lights-wall.jpg',
    alt: 'Two glowing arched windows in a brick wall, with strings of round bulbs hung across them against a violet sky.',
  },
  'diwali-courtyard-corner': {
    file: 'diwali-courtyard-corner.jpg',
    alt: 'Four wooden children with diyas and a sparkler stand beside a grown-up in white at the right-hand corner of the courtyard.',
  },
  'diwali-teacher-tray': {
    file: 'diwali-teacher-tray.jpg',
    alt: 'A wooden teacher in an orange sari carries a tray with a lamp, watched by children with diyas near two lit arches.',
  },
  'diwali-medallion': {
    file: 'diwali-medallion.jpg',
    alt: 'The marigold medallion above the school door in the evening, with a garland and a string of bulbs below it.',
  },
  'runner-seven': {
    file: 'runner-seven.jpg',
    alt: 'A wooden runner in a yellow shirt with number 7 strides along the orange track.',
  },
  'runner-twelve': {
    file: 'runner-twelve.jpg',
    alt: 'A wooden runner in a red turban and a red shirt with number 12 runs close behind the trailing red tape, followed by a runner in blue.',
  },
  'runner-three-finish': {
    file: 'runner-three-finish.jpg',
    alt: 'A wooden runner in a green skirt with number 3 raises her arm as she carries the red tape across the line.',
  },
  'sports-arch': {
    file: 'sports-arch.jpg',
    alt: 'A cream scalloped arch with a marigold medallion spans the running track in front of a line of trees.',
  },
  'sports-tents': {
    file: 'sports-tents.jpg',
    alt: 'Yellow, orange and blue tents with flags and bunting stand beside the arch, with wooden spectators below.',
  },
  'track-marigold-pot': {
    file: 'track-marigold-pot.jpg',
    alt: 'A clay pot of marigolds stands on the grass at the corner of the running track, next to the white start line.',
  },
  'finish-cheering': {
    file: 'finish-cheering.jpg',
    alt: 'Runner number 3 throws up her arms at the tape while wooden pupils and a teacher with a flag cheer behind her.',
  },
  'runners-side-by-side': {
    file: 'runners-side-by-side.jpg',
    alt: 'Wooden runners number 7 in yellow and number 12 in red run side by side between the white lines of the track.',
  },
} as const satisfies Record<string, DemoPicture>;

export type PictureName = (typeof taken)[number] | keyof typeof standIns;

export const pictures: Record<PictureName, DemoPicture> = {
  ...standIns,
  ...(Object.fromEntries(
    taken.map((name) => [name, { file: `${name}.jpg`, alt: manifest.pictures[name].alt }]),
  ) as Record<(typeof taken)[number], DemoPicture>),
};
