import type { PhotoPageContent, SchoolFacts } from '../page-content.ts';

export const sports = (school: SchoolFacts): PhotoPageContent => ({
  title: 'Sports',
  lead: 'Run, fall, laugh, get up, and shake hands at the end.',
  description: `Sports at ${school.name} in three photos: athletics on the track and games on the field, where every child plays and learns to win and lose well.`,
  banner: 'sports-banner',
  sections: [
    {
      id: 'on-the-field',
      heading: 'On the field',
      paragraphs: [
        'Games are for every child, and not for the team alone. The youngest run, jump, catch and balance. Later come athletics on the track and outdoor games with rules, a captain and a side to belong to.',
        'Fitness is half of it. The other half is learnt by playing: to warm up properly, to pass the ball, to accept the umpire’s decision, and to be as decent after a defeat as after a win. On sports day parents are welcome to cheer for everybody.',
        'Please send your child in sports shoes and with a full water bottle on games days, and tell the teacher about an injury or illness beforehand.',
        'Press a photo to see it larger.',
      ],
    },
  ],
  photos: [
    {
      picture: 'finish-line',
      caption: 'The last metre of the race, and the tape.',
      alt: 'Wooden runner number 3 breaks the red tape ahead of numbers 12 and 7 on an orange track, with a cream scalloped arch and bright tents behind.',
    },
    {
      picture: 'hurdles-and-balls',
      caption: 'Hurdles are out, and so are the balls: the lesson can begin.',
      alt: 'Four wooden pupils stand between low hurdles on an orange track, with a white, a yellow and an orange ball in front and neem trees behind.',
    },
    {
      picture: 'runners-side-by-side',
      caption: 'Side by side, each in a lane.',
      alt: 'Wooden runners number 7 in yellow and number 12 in red run side by side between the white lines of the track.',
    },
  ],
});
