import type { StudioPageName } from '#app/access/studio-addresses.ts';

/** The search over everything in the studio. */
export const searchAll = {
  title: 'Search everything',
  field: 'What are you looking for?',
  find: 'Search',
  help: (examples: string) =>
    `Type a word from a title or a text, a name, part of a phone number, or what you want to do: ${examples}.`,
  /** Examples for the hint, which shows the first ones with results for the reader. */
  examples: ['logo', 'password', 'translate'],
  none: (q: string) => `No results for “${q}”. Try fewer words.`,
  similar: (q: string) => `Similar spelling: “${q}” was not found, but these results sound like it.`,
  all: (count: string) => `All ${count}`,
  files: { pictures: 'Photos and pictures', papers: 'Documents' },
  enquiries: 'Enquiries',
  people: 'People',
  studioPages: 'Pages of the studio',
  /** The tasks done on each page of the studio: search words. */
  doneThere: {
    dashboard: 'What is pending, scheduled and missing; visits; getting started',
    library: 'All pictures and documents: replace, describe, crop, delete',
    languages: 'Hindi and English: translate, what is missing, what is older',
    look: 'Colours, letters, logo, the shape of the gateway',
    inbox: 'What families wrote: answer, assign, spam, export',
    profile: 'Name, address, phone, WhatsApp, map, fees, office hours, ages at entrance, logo',
    people: 'Invite somebody, change a role, remove a person',
    audit: 'Who changed what and when, history',
    backup: 'Keep a copy of everything, download it, restore, export',
    account: 'Your name, language, password, passkeys, two-step sign-in, devices signed in',
  } satisfies Partial<Record<StudioPageName, string>>,
};
