import type { StarterPage } from '#content/starter.ts';
import { sports as sample } from '../pages/sports.ts';

export const sports: StarterPage = {
  layout: 'photos',
  title: 'Sports',
  lead: 'Run, fall, laugh, get up, and shake hands at the end.',
  description:
    'Sports at {school}: what to ask us about games and teams, what is learnt only by playing, and what to bring along on games days.',
  sections: [
    { id: 'photos', kind: 'photos', values: { arrangement: 'lanes' } },
    {
      id: 'on-the-field',
      kind: 'text',
      values: {
        heading: 'What to ask us',
        text: 'Ask us which games are played, on which days, and what there is for a child who is not the fastest.',
      },
    },
    {
      id: 'the-other-half',
      kind: 'text',
      values: {
        heading: 'The other half of fitness',
        text: 'Strong legs are half of it. The other half is learnt only by playing: to pass the ball, to accept the umpire’s decision, to praise a good catch by the other side, and to be as decent after a defeat as after a win.',
      },
    },
    ...sample.sections.filter(({ id }) => id === 'games-days'),
  ],
};
