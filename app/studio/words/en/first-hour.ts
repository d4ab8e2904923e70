import type { FirstHourStep } from '#app/studio/dashboard/first-hour/steps.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

export const firstHour = {
  title: 'The first hour',
  count: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  open: 'Open',
  byItself: 'Steps are ticked automatically when they are done.',
  allDone: 'All is there.',
  putAway: 'Put this list away',
  bringBack: 'Show the list of the first hour again',
  messages: {
    'put-away': 'The list is put away. It can be brought back here.',
    'bring-back': 'The list is back.',
  },
  askAdministrator: '(An administrator can.)',
  steps: {
    contact: {
      name: 'Name, address, phone and e-mail',
      why: 'Every page tells families how to reach you, in words from here.',
    },
    look: {
      name: 'Logo and colours',
      why: 'The logo stands at the top of every page; until then a drawn one does. Then choose the look, or say that it stays as it came.',
    },
    pictures: {
      name: 'Two pictures for the home page',
      why: 'They are the first that families see of the school.',
    },
    news: { name: 'A first news item', why: 'It appears on the home page and shows that the site is active.' },
    admission: {
      name: 'Admission page read through',
      why: 'It is the page most families come for, and it still says what it began with.',
    },
    registration: {
      name: 'Registration link',
      why: 'With it families can apply from home; until then the pages send them to the office.',
    },
    administrators: {
      name: 'A second administrator',
      why: 'If one of you loses phone or password, the other lets them in again.',
    },
    enquiry: {
      name: 'A test enquiry',
      why: 'Write to yourselves with the contact form, then take it up under Enquiries: so you know that nothing gets lost.',
    },
  } satisfies Record<FirstHourStep, { name: string; why: string }>,
};

export const goingPublic = {
  title: 'Going public',
  notYet: 'The site is not public yet',
  notYetText:
    'Families and search engines see the school’s name and how to reach you, and nothing else. Whoever is signed in here sees the whole site.',
  linkText: 'What is still open, and going public',
  readyMeans: '“Ready” is published: families see it when the site goes public.',
  site: 'See the site as it is',
  stillOpen: 'Still open',
  nothingOpen: 'Nothing is open that we know of.',
  untouched: (count: number) =>
    plural(count, {
      one: '1 page still says what it began with',
      other: `${count} pages still say what they began with`,
    }),
  untouchedHelp: 'The text came with the site. Write it, or read it through and say that it is right.',
  see: 'See',
  doIt: 'Do it',
  agree: 'Families and search engines may see the site as it is now. This cannot be taken back.',
  mustAgree: 'Tick this first.',
  notGone: 'The site is not public yet.',
  wentPublic: 'It is done: from now on families and search engines see the site.',
  go: 'Go public',
  goWith: (count: number) =>
    plural(count, {
      one: 'Go public, 1 page as it began',
      other: `Go public with ${count} unchanged pages`,
    }),
  onlyAdministrators: 'An administrator can make the site public.',
  isPublic: 'The site is public',
  isPublicText: 'Families and search engines see it.',
};
