import type { StarterPage } from '#content/starter.ts';
import { computerLab as sample } from '../pages/computer-lab.ts';

export const computerLab: StarterPage = {
  layout: 'photos',
  title: 'Computer Lab',
  lead: 'Computers at school: what to ask us, and four habits worth having.',
  description:
    'Computers at {school}: what to ask us about lessons and about safety online, and four habits worth practising at school and at home.',
  sections: [
    { id: 'photos', kind: 'photos', values: { arrangement: 'mosaic' } },
    {
      id: 'in-the-lab',
      kind: 'text',
      values: {
        heading: 'What to ask us',
        text: 'Ask us from which grade on children work with computers, what they make with them, and how they are kept from what is not for them.',
      },
    },
    // Advice that holds at any school.
    ...sample.sections.filter(({ id }) => id === 'good-neighbours'),
  ],
};
