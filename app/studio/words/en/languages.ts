import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { namesIn } from '#app/words/locales.ts';

const plural = pluralIn('en');
const changes = (count: number) => plural(count, { one: '1 change', other: `${count} changes` });
const segments = (count: number) => plural(count, { one: '1 text', other: `${count} texts` });

/** Translations and their status. */
export const languages = {
  title: 'Languages',
  lead: (count: number) =>
    `${plural(count, { one: '1 item', other: `${count} items` })}, including drafts. Publishing in one language does not change the others.`,
  /** Within a sentence. */
  names: namesIn.en,
  states: {
    written: 'Written',
    older: 'Outdated',
    part: 'Incomplete',
    draft: 'Draft',
    missing: 'Missing',
  },
  /** Below the state: the number of changes. */
  differs: changes,
  lacking: (count: number) => `${segments(count)} missing`,
  /** In the bar, after its number. */
  counted: {
    written: 'written',
    older: 'outdated',
    part: 'incomplete',
    draft: 'draft',
    missing: 'missing',
  },
  translateNext: 'Translate the next one',
  show: 'Show',
  shows: { all: 'All', older: 'Outdated', missing: 'Missing' },
  search: 'Search titles',
  find: 'Search',
  contentType: 'Type',
  everyContentType: 'All types',
  sort: 'Order',
  sorts: { changed: 'To do first', read: 'Most read', kind: 'By type' },
  reads: (many: number) =>
    `read ${plural(many, { one: 'once', other: `${grouped(many)} times` })} in the last 30 days`,
  what: 'Item',
  none: 'Nothing found. Choose “All”, or another type.',
  caption: 'What is written in which language',
  pages: 'Pages of the table',
  /** Below the fields of an item. */
  writtenIn: 'Language of this text',
  writtenInHelp: 'Detected automatically. Choose another if it is wrong.',
  recognised: (language: string | undefined) => (language ? `Detected: ${language}` : 'Detect automatically'),
  /** Above the form of an item. */
  tabs: 'Language',
  among: (contentType: string, number: number, total: number) =>
    `${contentType}, ${number} of ${total} outdated`,
  previous: 'Previous outdated translation',
  next: 'Next outdated translation',
  changed: (day: string) => `changed ${day}`,
  written: (day: string) => `published ${day}`,
  notYet: 'not published yet',
  translationOf: (language: string, label: string) => `${label} in ${language}`,
  words: {
    picture: (number: number) => `Description of picture ${number}`,
    caption: (number: number) => `Caption of picture ${number}`,
    paper: (number: number) => `Name of document ${number}`,
  },
  stillRight: 'Still correct',
  onlyMarked: 'Only the marked words have changed',
  onlyFormatting: 'Only the formatting has changed',
  asItWas: 'Not changed',
  translated: 'Translated',
  gone: 'removed: ',
  new: 'added: ',
  nothing: 'This item has no text yet, so there is nothing to translate.',
  status: {
    empty: (language: string) => `No text in ${language} yet`,
    draft: (language: string) => `Only the office sees the ${language} text`,
    public: (language: string, day: string) => `Published in ${language} on ${day}`,
  },
  /** In the footer: the progress. */
  changesDone: (done: number, all: number) => `${done} of ${changes(all)} translated`,
  segmentsDone: (done: number, all: number) => `${done} of ${segments(all)} translated`,
  progressAndSaved: (progress: string, saved: string) => [progress, saved].filter(Boolean).join('. '),
  publish: (language: string) => `Publish in ${language}`,
  publishChanges: (language: string) => `Publish changes in ${language}`,
  withdraw: (language: string) => `Take ${language} off the site`,
  done: {
    saved: 'Saved. Families do not see it until you publish it.',
    published: 'Published in this language. The other languages have not changed.',
    'published-again': 'It is on the site again.',
  },
  withdrawn: (language: string) => `The ${language} text was taken off the site. It is still saved here.`,
  translateFirst: 'Translate this first.',
  /** After publishing. */
  oneOnly: (from: string, into: string) =>
    `Families who read ${into} see it in ${from}, because it is not translated yet.`,
  notIn: (from: string, into: string) =>
    `Families who read ${into} see it in ${from}, because it is not translated into ${into}.`,
  translate: (into: string) => `Translate into ${into}`,
  weKnow: 'Do not remind again',
  /** After publishing, and on the dashboard. */
  olderNow: (language: string, count: number) => `The ${language} version is outdated: ${changes(count)}.`,
  update: (language: string) => `Update the ${language} text`,
};
