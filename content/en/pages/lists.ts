import type { StarterPage } from '#content/starter.ts';

/** What stands above the lists, which fill themselves; it says nothing that would not be so at any school. */
export const lists = {
  gallery: {
    layout: 'list',
    title: 'Gallery',
    lead: 'Festivals, fairs and field days, album by album.',
    description: 'Photo albums of the school year at {school}: events, festivals and field days.',
    banner: 'gallery-banner',
    sections: [],
  },
  news: {
    layout: 'list',
    title: 'News and Articles',
    lead: 'What is coming up at school, and how it went.',
    description: 'News and articles from {school}: what is coming up, how it went, and notes for parents.',
    sections: [],
  },
  videos: {
    layout: 'list',
    title: 'Video Gallery',
    lead: 'Stage, field and classroom, in moving pictures.',
    description: 'Videos of the school year at {school}: performances, sports and days in class.',
    sections: [],
  },
  calendar: {
    layout: 'list',
    title: 'Calendar',
    lead: 'School days, holidays, tests and celebrations.',
    description:
      'The calendar of {school}: school days, holidays, tests and celebrations, to read and to keep on the phone.',
    sections: [],
  },
} satisfies Record<string, StarterPage>;
