import { PROFILE } from '#app/platform/content/school-items.ts';
import { studioHref } from '#app/access/studio-addresses.ts';

/** The search over everything in the studio. */
export const searchAll = {
  title: 'Search everything',
  /** In the narrow field above the menu. */
  short: 'Search',
  field: 'What are you looking for?',
  find: 'Search',
  help: (examples: string) =>
    `Words of a title or a text, a name, half a phone number, or what you want to do: ${examples}.`,
  /** Examples for the hint, which shows the first ones with results for the reader. */
  examples: ['logo', 'password', 'translate'],
  none: (q: string) => `No results for “${q}”. Try fewer words.`,
  similar: (q: string) => `Similar spelling: nothing is written “${q}”, but this sounds like it.`,
  all: (count: string) => `All ${count}`,
  files: { pictures: 'Photos and pictures', papers: 'Papers' },
  enquiries: 'Enquiries',
  people: 'People',
  studioPages: 'Where it is done',
  /** The tasks done on a page of the studio, by its address: search words. */
  doneThere: {
    [studioHref('dashboard')]: 'What is waiting, coming and missing; visits; the first hour',
    [studioHref('library')]: 'All pictures and papers: replace, describe, crop, delete',
    [studioHref('languages')]: 'Hindi and English: translate, what is missing, what is older',
    [studioHref('look')]: 'Colours, letters, logo, the shape of the gate',
    [studioHref('inbox')]: 'What families wrote: answer, assign, spam, export',
    [studioHref('contentList', { type: PROFILE })]:
      'Name, address, phone, WhatsApp, map, fees, office hours, ages at entrance, logo',
    [studioHref('people')]: 'Invite somebody, change a role, remove a person',
    [studioHref('audit')]: 'Who changed what and when, history',
    [studioHref('backup')]: 'Keep a copy of everything, download it, restore',
    [studioHref('account')]: 'Your name, password, passkeys, second step, devices signed in',
  } as Record<string, string>,
};
