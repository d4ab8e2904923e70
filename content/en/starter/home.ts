import { type StarterPage, paragraphs } from '#content/starter.ts';
import { home as sample } from '../pages/home.ts';

/** Without a round, a room or a picture of anybody's; what has no name yet is not drawn. */
export const home: StarterPage = {
  layout: 'home',
  title: '{mission} Welcome to {school}{!mission}',
  lead: 'Come in and look around.',
  description:
    '{school} on the web: how admission works, what children learn, news, photos and dates, and how to reach the school office.',
  sections: [
    { id: 'slides', kind: 'slides', values: {}, items: [{}, {}] },
    {
      id: 'about',
      kind: 'about',
      values: {
        heading: 'About {school}',
        text: paragraphs(
          'On these pages you find what families ask us most: how a child can join, what is going on at school, and how to reach us.',
          'A school is best judged on foot. To see ours, please {ways}.',
        ),
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
        { name: '' },
      ],
    },
    { id: 'coming', kind: 'coming', values: { heading: 'Coming up' } },
    {
      id: 'visit',
      kind: 'infoBoxes',
      values: {
        visitHeading: 'Visit the school',
        visitText:
          'Bring your child along. Please tell us beforehand, so that somebody is free to show you round.',
        visitAction: 'Open the map',
        askHeading: 'Inquire',
        askText: 'Ask about seats, ages, forms and fees. No question is too small.',
        applyHeading: 'Apply online',
        applyText: 'Begin at home, at an hour that suits you, {registrationWay}.',
        closedHeading: 'Apply',
        closedText: 'Read how to begin and what to ask us.',
        closedAction: 'Admission process',
      },
    },
    { id: 'skilling', kind: 'skilling', values: {}, items: [{}, {}, {}, {}, {}, {}] },
    { id: 'infrastructure', kind: 'rooms', values: {} },
    ...sample.sections.filter(({ kind }) => kind === 'visitors'),
  ],
};
