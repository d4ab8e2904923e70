import type { TextsOfPage } from '#content/texts.ts';

export const chairmanWelcome: TextsOfPage<'chairmanWelcome'> = {
  sample: {
    title: 'Chairman’s Welcome',
    description:
      'The Chairman of {school} welcomes parents and children with a personal message about the school and its everyday work.',
    'no-message/text': 'The Chairman’s message is being written. You are welcome at {school}.',
  },
  starter: {
    title: 'Chairman’s Welcome',
    description:
      'A personal message from the Chairman of {school} to parents and children, and how to reach the school by phone or e-mail.',
    'no-message/text': 'The Chairman has not written a message yet. Welcome to {school}.',
  },
};

export const directorWelcome: TextsOfPage<'directorWelcome'> = {
  sample: {
    title: 'Director’s Welcome',
    description:
      'The Director of {school} welcomes parents and children with a personal message about the school and its everyday work.',
    'no-message/text': 'The Director’s message is being written. You are welcome at {school}.',
  },
  starter: {
    title: 'Director’s Welcome',
    description:
      'A personal message from the Director of {school} to parents and children, and how to reach the school by phone or e-mail.',
    'no-message/text': 'The Director has not written a message yet. Welcome to {school}.',
  },
};

export const principalWelcome: TextsOfPage<'principalWelcome'> = {
  sample: {
    title: 'Principal’s Welcome',
    description:
      'The Principal of {school} welcomes parents and children with a personal message about the school and its everyday work.',
    'no-message/text': 'The Principal’s message is being written. You are welcome at {school}.',
    'stand-in/text':
      'The Principal’s message is being written. Until then, the [Director’s Welcome](directorWelcome) is shown here.',
    'stand-in/description':
      'A welcome to parents and children at {school}: the Director’s message, which is shown here until the Principal has written one.',
  },
  starter: {
    title: 'Principal’s Welcome',
    description:
      'A personal message from the Principal of {school} to parents and children, and how to reach the school by phone or e-mail.',
    'no-message/text': 'The Principal has not written a message yet. Welcome to {school}.',
    'stand-in/text':
      'The Principal has not written a message yet. Until then, the [Director’s Welcome](directorWelcome) is shown here.',
    'stand-in/description':
      'A welcome to parents and children at {school}: the Director’s message, which is shown here until the Principal has written one.',
  },
};
