import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

const visit = {
  id: 'visit',
  kind: 'infoBoxes',
  values: {
    visitHeading: TEXT,
    visitText: TEXT,
    visitAction: TEXT,
    askHeading: TEXT,
    askText: TEXT,
    applyHeading: TEXT,
    applyText: TEXT,
    closedHeading: TEXT,
    closedText: TEXT,
    closedAction: TEXT,
  },
} as const;

export const home = {
  sample: {
    layout: 'home',
    card: 'getting-started-banner',
    sections: [
      {
        id: 'slides',
        kind: 'slides',
        items: [
          { picture: 'hero-1' },
          { picture: 'hero-2' },
          { picture: 'hero-3' },
          { picture: 'hero-4' },
          { picture: 'hero-5' },
          { picture: 'hero-6' },
        ],
      },
      { id: 'about', kind: 'about', values: { heading: TEXT, text: TEXT, picture: 'about' } },
      { id: 'quick-ways', kind: 'iconStrip', items: repeat(5, { name: TEXT }) },
      { id: 'coming', kind: 'coming', values: { heading: TEXT } },
      visit,
      {
        id: 'skilling',
        kind: 'skilling',
        values: { heading: TEXT, text: TEXT },
        items: [
          { name: TEXT, text: TEXT, picture: 'skilling-fine-arts', to: '/Facilities#co-curricular-zone' },
          { name: TEXT, text: TEXT, picture: 'skilling-athletics', to: '/Sports' },
          { name: TEXT, text: TEXT, picture: 'skilling-sports', to: '/Sports' },
          { name: TEXT, text: TEXT, picture: 'skilling-resource-room', to: '/Facilities#academic-zone' },
          { name: TEXT, text: TEXT, picture: 'skilling-dining-hall', to: '/Facilities#health-and-hygiene' },
          { name: TEXT, text: TEXT, picture: 'skilling-summer-camp-programs', to: '/Gallery' },
        ],
      },
      {
        id: 'infrastructure',
        kind: 'rooms',
        values: { heading: TEXT },
        items: [
          { name: TEXT, picture: 'infrastructure-art-and-craft', to: '/Facilities#co-curricular-zone' },
          { name: TEXT, picture: 'infrastructure-music-and-dance', to: '/Facilities#co-curricular-zone' },
          { name: TEXT, picture: 'infrastructure-outdoor-sports', to: '/Sports' },
          { name: TEXT, picture: 'infrastructure-theatre-education', to: '/Facilities#co-curricular-zone' },
        ],
      },
      { id: 'visitors', kind: 'visitors', values: { heading: TEXT, text: TEXT } },
    ],
  },
  starter: {
    layout: 'home',
    sections: [
      // A row without a name or picture is not rendered.
      { id: 'slides', kind: 'slides', items: repeat(2, {}) },
      { id: 'about', kind: 'about', values: { heading: TEXT, text: TEXT } },
      {
        id: 'quick-ways',
        kind: 'iconStrip',
        items: [{ name: TEXT }, { name: TEXT }, { name: TEXT }, { name: TEXT }, { name: '' }],
      },
      sameAs('sample', 'home', 'coming'),
      visit,
      { id: 'skilling', kind: 'skilling', items: repeat(6, {}) },
      { id: 'infrastructure', kind: 'rooms' },
      sameAs('sample', 'home', 'visitors'),
    ],
  },
} as const satisfies PageStructures;
