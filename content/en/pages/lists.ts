import type { TextsOfPage } from '#content/texts.ts';

export const gallery: TextsOfPage<'gallery'> = {
  sample: {
    title: 'Photo Gallery',
    lead: 'Photos of festivals, fairs and sports days, album by album.',
    description: 'Photo albums of the school year at {school}: events, festivals and sports days.',
  },
};

export const news: TextsOfPage<'news'> = {
  sample: {
    title: 'News and Articles',
    lead: 'What is coming up at school, and how events went.',
    description:
      'News and articles from {school}: what is coming up, how events went, and notes for parents.',
  },
};

export const videos: TextsOfPage<'videos'> = {
  sample: {
    title: 'Video Gallery',
    lead: 'Videos from the stage, the field and the classroom.',
    description: 'Videos of the school year at {school}: performances, sports and days in class.',
  },
};

export const calendar: TextsOfPage<'calendar'> = {
  sample: {
    title: 'Calendar',
    lead: 'School days, holidays, tests and celebrations.',
    description:
      'The calendar of {school}: school days, holidays, tests and celebrations, to read here or add to your phone.',
  },
};
