import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { namesIn } from '#app/words/locales.ts';

const plural = pluralIn('en');
const changes = (count: number) => plural(count, { one: '1 change', other: `${count} changes` });
const segments = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` });

/** Translations and their states. */
export const languages = {
  title: 'Languages',
  lead: (count: number) =>
    `${plural(count, { one: '1 thing', other: `${count} things` })} to read, drafts included. Publishing one language never touches the other.`,
  /** Within a sentence. */
  names: namesIn.en,
  states: {
    written: 'Written',
    older: 'Older',
    part: 'In part',
    draft: 'Draft',
    missing: 'Missing',
  },
  /** Below the state: the number of changes. */
  differs: changes,
  lacking: (count: number) => `${segments(count)} missing`,
  /** In the bar, after its number. */
  counted: { written: 'written', older: 'older', part: 'in part', draft: 'draft', missing: 'missing' },
  show: 'Which ones',
  shows: { all: 'All', older: 'Older', missing: 'Missing' },
  search: 'Search the titles',
  find: 'Show',
  contentType: 'Kind',
  everyContentType: 'Every kind',
  sort: 'Order',
  sorts: { changed: 'What waits first', read: 'Read most', kind: 'By kind' },
  reads: (many: number) =>
    `read ${plural(many, { one: 'once', other: `${grouped(many)} times` })} in the last 30 days`,
  what: 'What',
  none: 'Nothing is here. Choose “All”, or another kind.',
  caption: 'What is written in which language',
  pages: 'Pages of the table',
  /** Below the fields of an item. */
  writtenIn: 'Language of this text',
  writtenInHelp: 'It is recognised by the words. Choose one if it is not right.',
  recognised: (language: string | undefined) => (language ? `Recognised: ${language}` : 'By the words'),
  /** Above the form of an item. */
  tabs: 'Language',
  tabState: (state: string) => ` (${state})`,
  back: 'Languages',
  among: (contentType: string, number: number, total: number) =>
    `${contentType}, ${number} of ${total} older`,
  previous: 'Previous outdated translation',
  next: 'Next outdated translation',
  changed: (day: string) => `changed ${day}`,
  written: (day: string) => `written ${day}`,
  notYet: 'not public yet',
  translationOf: (language: string, label: string) => `${label} in ${language}`,
  words: {
    picture: (number: number) => `Words of picture ${number}`,
    caption: (number: number) => `Caption of picture ${number}`,
    paper: (number: number) => `Name of paper ${number}`,
  },
  stillRight: 'Still right',
  onlyMarked: 'Only the marked words differ',
  onlyFormatting: 'Only how it is set out has changed',
  asItWas: 'As it was',
  translated: 'Translated',
  gone: 'gone: ',
  new: 'new: ',
  nothing: 'Nothing is written here yet, so there is nothing to translate.',
  status: {
    empty: (language: string) => `Nothing is written in ${language} yet`,
    draft: (language: string) => `Only the office sees the ${language}`,
    public: (language: string, day: string) => `${language} is public as of ${day}`,
  },
  /** In the footer: the progress. */
  changesDone: (done: number, all: number) => `${done} of ${changes(all)} translated`,
  segmentsDone: (done: number, all: number) => `${done} of ${segments(all)} translated`,
  progressAndSaved: (progress: string, saved: string) =>
    [progress, progress && saved ? saved.charAt(0).toLowerCase() + saved.slice(1) : saved]
      .filter(Boolean)
      .join(', '),
  publish: (language: string) => `Publish ${language}`,
  publishChanges: (language: string) => `Publish changes in ${language}`,
  withdraw: (language: string) => `Take ${language} off the site`,
  done: {
    saved: 'Saved. Families read what they read before.',
    published: 'Published in this language. The other one is as it was.',
    'published-again': 'It is on the site again.',
  },
  withdrawn: (language: string) => `${language} is off the site. What was written is kept.`,
  translateFirst: 'Please translate this first.',
  /** After publishing. */
  oneOnly: (from: string, into: string) =>
    `Families who read ${into} see it in ${from}, because it is not translated yet.`,
  notIn: (from: string, into: string) =>
    `Families who read ${into} see it in ${from}, for it is not translated into ${into}.`,
  translate: (into: string) => `Translate it into ${into}`,
  weKnow: 'We know',
  /** After publishing, and on the dashboard. */
  olderNow: (language: string, count: number) => `The ${language} version is older: ${changes(count)}.`,
  update: (language: string) => `Update the ${language}`,
};
