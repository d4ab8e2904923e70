import type { StarterPage } from '#content/starter.ts';

/** Around the messages of the school's leaders; they say nothing of what a message says, for it may change any day. */
export const welcomePages: Record<'chairmanWelcome' | 'directorWelcome' | 'principalWelcome', StarterPage> = {
  chairmanWelcome: {
    layout: 'welcome',
    title: 'Chairman’s Welcome',
    lead: '',
    description:
      'The Chairman of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'The Chairman’s message is being written. Until it is here, you are just as welcome at {school}.',
        },
      },
    ],
  },
  directorWelcome: {
    layout: 'welcome',
    title: 'Director’s Welcome',
    lead: '',
    description:
      'The Director of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'The Director’s message is being written. Until it is here, you are just as welcome at {school}.',
        },
      },
    ],
  },
  principalWelcome: {
    layout: 'welcome',
    title: 'Principal’s Welcome',
    lead: '',
    description:
      'The Principal of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    sections: [
      {
        id: 'no-message',
        kind: 'noMessage',
        values: {
          text: 'The Principal’s message is being written. Until it is here, you are just as welcome at {school}.',
        },
      },
      {
        id: 'stand-in',
        kind: 'standIn',
        values: {
          text: 'The Principal’s message is being written. Until it is here, the [Director’s Welcome](directorWelcome) stands in its place.',
          description:
            'A welcome to parents and children at {school}: the Director’s message, which stands here until the Principal’s own has been written.',
        },
      },
    ],
  },
};
