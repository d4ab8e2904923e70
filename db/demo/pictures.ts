import manifest from '../../art/pictures.json' with { type: 'json' };

/** A picture of the demo school, with the alternative text it is uploaded with. */
export interface DemoPicture {
  file: string;
  alt: string;
}

/** Crops of the Diwali courtyard and the finish line, so that albums contain upright and square pictures too. */
const details = {
  'diwali-rangoli-close':
    'Close view of a rangoli with one diya burning at its centre, and a wooden child behind it with both arms raised.',
  'diwali-door-garland':
    'The tall dark door of the model school, its arch hung with a marigold garland and lit by a round lamp.',
  'diwali-lights-tree':
    'Strings of round bulbs run from a wooden pole beside a dark tree to the lit windows of the brick school at dusk.',
  'diwali-sparkler-group':
    'A wooden boy in a teal kurta holds up a sparkler behind a child in navy and a girl in a purple skirt, each with a lit diya.',
  'diwali-rangoli-circle':
    'A wooden teacher with a tray of flowers and three children stand behind a round rangoli, with rows of diyas on the steps.',
  'diwali-sparkler-girl':
    'A wooden girl in a pink blouse and blue skirt holds a sparkler high, near a child in a pink turban and a girl with a long plait.',
  'diwali-lamp-row':
    'A row of five lit diyas crosses the stone courtyard in front of wooden children and the edge of a rangoli.',
  'diwali-lights-wall':
    'Two glowing arched windows in a brick wall, with strings of round bulbs hung across them against a violet sky.',
  'diwali-courtyard-corner':
    'Four wooden children with diyas and a sparkler stand beside a grown-up in white at the right-hand corner of the courtyard.',
  'diwali-teacher-tray':
    'A wooden teacher in an orange sari carries a tray with a lamp, watched by children with diyas near two lit arches.',
  'diwali-medallion':
    'The marigold medallion above the school door in the evening, with a garland and a string of bulbs below it.',
  'runner-seven': 'A wooden runner in a yellow shirt with number 7 strides along the orange track.',
  'runner-twelve':
    'A wooden runner in a red turban and a red shirt with number 12 runs close behind the trailing red tape, followed by a runner in blue.',
  'runner-three-finish':
    'A wooden runner in a green skirt with number 3 raises her arm as she carries the red tape across the line.',
  'sports-arch':
    'A cream scalloped arch with a marigold medallion spans the running track in front of a line of trees.',
  'sports-tents':
    'Yellow, orange and blue tents with flags and bunting stand beside the arch, with wooden spectators below.',
  'track-marigold-pot':
    'A clay pot of marigolds stands on the grass at the corner of the running track, next to the white start line.',
  'finish-cheering':
    'Runner number 3 throws up her arms at the tape while wooden students and a teacher with a flag cheer behind her.',
  'runners-side-by-side':
    'Wooden runners number 7 in yellow and number 12 in red run side by side between the white lines of the track.',
} as const;

export type PictureName = keyof typeof manifest.pictures | keyof typeof details;

const taken = Object.entries(manifest.pictures).map(([name, { alt }]) => [name, alt] as const);

export const pictures = Object.fromEntries(
  [...taken, ...Object.entries(details)].map(([name, alt]) => [name, { file: `${name}.jpg`, alt }]),
) as Record<PictureName, DemoPicture>;
