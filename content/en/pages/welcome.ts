import type { TextsOfPage } from '#content/texts.ts';

export const chairmanWelcome: TextsOfPage<'chairmanWelcome'> = {
  sample: {
    title: 'Chairman’s Welcome',
    description:
      'The Chairman of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    'no-message/text': 'The Chairman’s message is being written. You are welcome at {school}.',
  },
  starter: {
    title: 'Chairman’s Welcome',
    description:
      'The Chairman of {school} welcomes parents and children. Here is the place for a personal message, and the ways to reach the school.',
    'no-message/text':
      'There is no message of the Chairman here yet. You are welcome at {school} all the same.',
  },
};

export const directorWelcome: TextsOfPage<'directorWelcome'> = {
  sample: {
    title: 'Director’s Welcome',
    description:
      'The Director of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    'no-message/text': 'The Director’s message is being written. You are welcome at {school}.',
  },
  starter: {
    title: 'Director’s Welcome',
    description:
      'The Director of {school} welcomes parents and children. Here is the place for a personal message, and the ways to reach the school.',
    'no-message/text':
      'There is no message of the Director here yet. You are welcome at {school} all the same.',
  },
};

export const principalWelcome: TextsOfPage<'principalWelcome'> = {
  sample: {
    title: 'Principal’s Welcome',
    description:
      'The Principal of {school} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.',
    'no-message/text': 'The Principal’s message is being written. You are welcome at {school}.',
    'stand-in/text':
      'The Principal’s message is being written. Until it is here, the [Director’s Welcome](directorWelcome) stands in its place.',
    'stand-in/description':
      'A welcome to parents and children at {school}: the Director’s message, which stands here until the Principal’s own has been written.',
  },
  starter: {
    title: 'Principal’s Welcome',
    description:
      'The Principal of {school} welcomes parents and children. Here is the place for a personal message, and the ways to reach the school.',
    'no-message/text':
      'There is no message of the Principal here yet. You are welcome at {school} all the same.',
    'stand-in/text':
      'There is no message of the Principal here yet. Until then the [Director’s Welcome](directorWelcome) stands in its place.',
    'stand-in/description':
      'A welcome to parents and children at {school}: the Director’s message, which stands here until the Principal’s own has been written.',
  },
};
