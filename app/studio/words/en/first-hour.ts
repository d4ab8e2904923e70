import type { FirstHourStep } from '#app/studio/dashboard/first-hour/steps.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

export const firstHour = {
  title: 'Getting started',
  count: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  open: 'To do',
  next: (step: string) => `Next: ${step}`,
  goOn: 'Continue',
  all: 'All steps',
  byItself: 'Steps are ticked automatically when they are done.',
  allDone: 'Everything is done.',
  putAway: 'Hide this list',
  bringBack: 'Show “Getting started”',
  messages: {
    'put-away': 'The list is hidden. You can show it again here.',
    'bring-back': 'The list is shown again.',
  },
  askAdministrator: 'An administrator can do this.',
  steps: {
    contact: {
      name: 'Name, address, phone and e-mail',
      why: 'Every page shows families how to contact you. The details come from here.',
    },
    look: {
      name: 'Logo and colours',
      why: 'The logo appears at the top of every page; until you add one, a drawn logo is shown. Then choose a look, or keep the one that came with the site.',
    },
    pictures: {
      name: 'Two pictures for the home page',
      why: 'They are the first thing families see of the school.',
    },
    news: {
      name: 'A first news item',
      why: 'It appears on the home page and shows that the site is active.',
    },
    admission: {
      name: 'The admission page, read and checked',
      why: 'Most families come for this page, and it still has the text that came with the site.',
    },
    registration: {
      name: 'Registration link',
      why: 'Families can use it to apply from home. Until then, the pages ask them to come to the office.',
    },
    administrators: {
      name: 'A second administrator',
      why: 'If one of you loses a phone or forgets a password, the other can help them sign in again.',
    },
    enquiry: {
      name: 'A test enquiry',
      why: 'Send a message with the contact form, then assign it to yourself under Enquiries. You then know that enquiries reach you.',
    },
  } satisfies Record<FirstHourStep, { name: string; why: string }>,
};

export const goingPublic = {
  title: 'Going public',
  notYet: 'The site is not public yet',
  notYetText:
    'Families and search engines see only the school’s name and how to contact you. Staff who are signed in here see the whole site.',
  linkText: 'See what is left to do, and go public',
  readyMeans: '“Ready” means published: families will see it when the site goes public.',
  site: 'View the site as it is now',
  stillOpen: 'Still to do',
  nothingOpen: 'Nothing is left to do.',
  untouched: (count: number) =>
    plural(count, {
      one: '1 page still has the text that came with the site',
      other: `${count} pages still have the text that came with the site`,
    }),
  untouchedHelp: 'Write your own text, or read this one and confirm that it is correct.',
  see: 'View',
  doIt: 'Do this',
  agree: 'Families and search engines may see the site as it is now. This cannot be undone.',
  mustAgree: 'Please tick this box first.',
  notGone: 'The site is not public yet.',
  wentPublic: 'Done. Families and search engines can see the site from now on.',
  go: 'Go public',
  goWith: (count: number) =>
    plural(count, {
      one: 'Go public with 1 unchanged page',
      other: `Go public with ${count} unchanged pages`,
    }),
  onlyAdministrators: 'An administrator can make the site public.',
  isPublic: 'The site is public.',
  isPublicText: 'Families and search engines can see it.',
};
