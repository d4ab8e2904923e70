import type { StarterPage } from '#content/starter.ts';
import { welcomePages as sample } from '../pages/welcome.ts';

const without = (leader: string) =>
  `There is no message of the ${leader} here yet. You are welcome at {school} all the same.`;

export const welcomePages: typeof sample = {
  chairmanWelcome: beforeTheMessage('Chairman'),
  directorWelcome: beforeTheMessage('Director'),
  principalWelcome: {
    ...beforeTheMessage('Principal'),
    sections: [
      ...beforeTheMessage('Principal').sections,
      {
        id: 'stand-in',
        kind: 'standIn',
        values: {
          text: 'There is no message of the Principal here yet. Until then the [Director’s Welcome](directorWelcome) stands in its place.',
          description:
            'A welcome to parents and children at {school}: the Director’s message, which stands here until the Principal’s own has been written.',
        },
      },
    ],
  },
};

function beforeTheMessage(leader: string): StarterPage {
  return {
    layout: 'welcome',
    title: `${leader}’s Welcome`,
    lead: '',
    description: `The ${leader} of {school} welcomes parents and children. Here is the place for a personal message, and the ways to reach the school.`,
    sections: [{ id: 'no-message', kind: 'noMessage', values: { text: without(leader) } }],
  };
}
