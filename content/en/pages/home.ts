import { type StarterPage, paragraphs } from '#content/starter.ts';

export const home: StarterPage = {
  layout: 'home',
  title: '{mission} Welcome to {school}{!mission}',
  lead: 'A school for girls and boys aged 3 to 14. Come in and see how the day goes.',
  description:
    '{school} is a private co-educational school for ages 3 to 14. See admissions, learning stages, facilities, photos, news and how to visit.',
  card: 'getting-started-banner',
  sections: [
    {
      id: 'slides',
      kind: 'slides',
      values: {},
      items: [1, 2, 3, 4, 5, 6].map((number) => ({ picture: `hero-${number}` })),
    },
    {
      id: 'about',
      kind: 'about',
      values: {
        heading: 'It begins at the gate',
        text: paragraphs(
          '{school} is a private co-educational school for children aged 3 to 14. In the morning they come in with bags, bottles and news from home. In the afternoon they go back with something to tell and, often enough, a little paint on the sleeve.',
          'The youngest learn by playing, listening and talking. In the primary stage the curriculum follows the Primary Years Programme, and in Grades 6–8 the Middle Years Programme, so that questions and projects stand beside the textbook. Art, music, theatre, games and the garden have their place in the week too.',
          'A school is best judged on foot. Please come on a working day, look into the classrooms, and ask any child what they are doing and why.',
        ),
        picture: 'about',
      },
    },
    {
      id: 'quick-ways',
      kind: 'iconStrip',
      values: {},
      items: [
        { name: 'About Us' },
        { name: 'Management' },
        { name: 'Facilities' },
        { name: 'Sports' },
        { name: 'Enrichment Programs' },
      ],
    },
    { id: 'coming', kind: 'coming', values: { heading: 'Coming up' } },
    {
      id: 'visit',
      kind: 'infoBoxes',
      values: {
        visitHeading: 'Visit the school',
        visitText: 'Come on a working day, bring your child, and see the classrooms and the library.',
        visitAction: 'Open the map',
        askHeading: 'Inquire by phone',
        askText: 'Ask about seats, ages, forms and fees. No question is too small.',
        applyHeading: 'Apply online',
        applyText: 'Begin at home, at an hour that suits you, {registrationWay}.',
        closedHeading: 'Apply',
        closedText: 'Read which form to fill in, what it costs and what happens next.',
        closedAction: 'Admission process',
      },
    },
    {
      id: 'skilling',
      kind: 'skilling',
      values: {
        heading: 'The skilling circle',
        text: 'Reading and sums are one part of growing up. These six belong to it as well.',
      },
      items: [
        {
          name: 'Fine Arts',
          text: 'Drawing, painting and clay teach a child to look twice before making a line.',
          picture: 'skilling-fine-arts',
          to: '/Facilities#co-curricular-zone',
        },
        {
          name: 'Athletics',
          text: 'Running, jumping and throwing, where the one to beat is yourself.',
          picture: 'skilling-athletics',
          to: '/Sports',
        },
        {
          name: 'Sports',
          text: 'Team games on the field, with rules to keep and a side to belong to.',
          picture: 'skilling-sports',
          to: '/Sports',
        },
        {
          name: 'Resource Room',
          text: 'A calm room where a child can take more time and get a teacher’s help.',
          picture: 'skilling-resource-room',
          to: '/Facilities#academic-zone',
        },
        {
          name: 'Dining Hall',
          text: 'Children eat together, try what is new to them and clear their own places.',
          picture: 'skilling-dining-hall',
          to: '/Facilities#health-and-hygiene',
        },
        {
          name: 'Summer Camp Programs',
          text: 'Crafts, music and games for the weeks when there are no lessons.',
          picture: 'skilling-summer-camp-programs',
          to: '/Gallery',
        },
      ],
    },
    {
      id: 'infrastructure',
      kind: 'rooms',
      values: { heading: 'Rooms to make, play and perform in' },
      items: [
        {
          name: 'Art and Craft',
          picture: 'infrastructure-art-and-craft',
          to: '/Facilities#co-curricular-zone',
        },
        {
          name: 'Music and Dance',
          picture: 'infrastructure-music-and-dance',
          to: '/Facilities#co-curricular-zone',
        },
        { name: 'Outdoor Sports', picture: 'infrastructure-outdoor-sports', to: '/Sports' },
        {
          name: 'Theatre Education',
          picture: 'infrastructure-theatre-education',
          to: '/Facilities#co-curricular-zone',
        },
      ],
    },
    {
      id: 'visitors',
      kind: 'visitors',
      values: {
        heading: 'Visitors Count',
        text: 'This number counts visits to our website. It works without cookies. Reloading within 30 minutes does not count again, and robots do not count at all.',
      },
    },
  ],
};
