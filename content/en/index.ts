import { proseOf } from '../prose.ts';
import { facts } from './facts.ts';
import { pages } from './pages/index.ts';
import { templates } from './templates.ts';

export const en = proseOf({
  facts,
  pages,
  templates,
  parentsApp: {
    heading: 'The parents’ app',
    text: 'Assignments, homework, circulars, attendance, online fee payment and report cards from {school}, on your phone.',
  },
  stageNames: {
    earlyLearning: 'Early Learning, ages 3–5',
    primary: 'Primary, ages 6–11',
    middle: 'Middle, ages 11–14',
  },
});
