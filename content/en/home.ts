import type { HomeContent, InfoBox, NamedTexts, SchoolFacts } from '../page-content.ts';

export const home = (school: SchoolFacts): HomeContent => ({
  title: school.mission ? `${school.name}: ${school.mission}` : school.name,
  description: `${school.name} is a private co-educational school for ages 3 to 14. See admissions, learning stages, facilities, photos, news and how to visit.`,
  tagline: school.mission || `Welcome to ${school.name}`,
  lead: 'A school for girls and boys aged 3 to 14. Come in and see how the day goes.',
  about: {
    id: 'about',
    heading: 'It begins at the gate',
    paragraphs: [
      `${school.name} is a private co-educational school for children aged 3 to 14. In the morning they come in with bags, bottles and news from home. In the afternoon they go back with something to tell and, often enough, a little paint on the sleeve.`,
      'The youngest learn by playing, listening and talking. In the primary stage the curriculum follows the Primary Years Programme, and in Grades 6–8 the Middle Years Programme, so that questions and projects stand beside the textbook. Art, music, theatre, games and the garden have their place in the week too.',
      'A school is best judged on foot. Please come on a working day, look into the classrooms, and ask any child what they are doing and why.',
    ],
  },
  iconStrip: [
    { id: 'about-us', name: 'About Us', text: 'Who we are, and how a school day goes.' },
    { id: 'management', name: 'Management', text: 'Meet the Chairman, the Director and the Principal.' },
    { id: 'facilities', name: 'Facilities', text: 'Library, smart classes, garden and more.' },
    { id: 'sports', name: 'Sports', text: 'On the track and on the field, for every child.' },
    {
      id: 'enrichment-programs',
      name: 'Enrichment Programs',
      text: 'Arts, athletics and summer camp, beside the lessons.',
    },
  ],
  infoBoxes: [
    {
      id: 'visit',
      heading: 'Visit the school',
      text: 'Come on a working day, bring your child, and see the classrooms and the library.',
      action: 'Open the map',
    },
    {
      id: 'inquire',
      heading: 'Inquire by phone',
      text: 'Ask about seats, ages, forms and fees. No question is too small.',
      action: school.phone,
    },
    onlineApplication(school),
  ],
  skilling,
  infrastructure,
  visitors: {
    heading: 'Visitors Count',
    explanation:
      'This number counts visits to our website. It works without cookies. Reloading within 30 minutes does not count again, and robots do not count at all.',
  },
});

const onlineApplication = ({ registration }: SchoolFacts): InfoBox =>
  registration
    ? {
        id: 'apply',
        heading: 'Apply online',
        text:
          registration === 'site'
            ? 'Begin at home, at an hour that suits you, on the online registration site.'
            : 'Begin at home, at an hour that suits you: the form is here to read and to print.',
        // The registration's own title is the link.
        action: '',
      }
    : {
        id: 'apply',
        heading: 'Apply',
        text: 'Read which form to fill in, what it costs and what happens next.',
        action: 'Admission process',
      };

const skilling: NamedTexts = {
  heading: 'The skilling circle',
  lead: 'Reading and sums are one part of growing up. These six belong to it as well.',
  items: [
    {
      id: 'fine-arts',
      name: 'Fine Arts',
      text: 'Drawing, painting and clay teach a child to look twice before making a line.',
    },
    {
      id: 'athletics',
      name: 'Athletics',
      text: 'Running, jumping and throwing, where the one to beat is yourself.',
    },
    {
      id: 'sports',
      name: 'Sports',
      text: 'Team games on the field, with rules to keep and a side to belong to.',
    },
    {
      id: 'resource-room',
      name: 'Resource Room',
      text: 'A calm room where a child can take more time and get a teacher’s help.',
    },
    {
      id: 'dining-hall',
      name: 'Dining Hall',
      text: 'Children eat together, try what is new to them and clear their own places.',
    },
    {
      id: 'summer-camp-programs',
      name: 'Summer Camp Programs',
      text: 'Crafts, music and games for the weeks when there are no lessons.',
    },
  ],
};

const infrastructure: NamedTexts = {
  heading: 'Rooms to make, play and perform in',
  lead: 'For busy hands, clear voices and quick feet.',
  items: [
    {
      id: 'art-and-craft',
      name: 'Art and Craft',
      text: 'Paper, paint, clay and thread, and time to finish what was begun.',
    },
    {
      id: 'music-and-dance',
      name: 'Music and Dance',
      text: 'Songs, rhythm and steps, practised together until everyone knows them.',
    },
    {
      id: 'outdoor-sports',
      name: 'Outdoor Sports',
      text: 'Grass, a track and fresh air, with a game for every age.',
    },
    {
      id: 'theatre-education',
      name: 'Theatre Education',
      text: 'A stage on which shy children find their voices and loud ones learn to listen.',
    },
  ],
};
