import type { StageText } from '../page-content.ts';

/** The three stages of learning, from the youngest on. */
export const stages: StageText[] = [
  {
    page: 'earlyLearning',
    name: 'Early Learning',
    ages: 'Ages 3–5',
    text: 'Play, stories, songs and the first friendships.',
    picture: 'early-learning-banner',
  },
  {
    page: 'primary',
    name: 'Primary',
    ages: 'Ages 6–11',
    text: 'Kindergarten to Grade 5, following the Primary Years Programme.',
    picture: 'primary-banner',
  },
  {
    page: 'middle',
    name: 'Middle',
    ages: 'Ages 11–14',
    text: 'Grades 6–8, following the Middle Years Programme.',
    picture: 'middle-banner',
  },
];
