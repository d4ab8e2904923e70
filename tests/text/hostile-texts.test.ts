import { expect, test } from 'vitest';
import { news } from '#app/features/news/content-type.ts';
import type { Facts } from '../../content/facts.ts';

/** The modules that read what others wrote. Each function that they export is tried here, a new one by itself. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/app/core/text/**/*.ts',
    '/app/core/{network,own,read-url}.ts',
    '/app/core/time/days.ts',
    '/app/addresses.ts',
    '/app/features/enquiries/{phone.server,suspicion}.ts',
    '/app/features/enquiries/form/field-rules.ts',
    '/app/features/enquiries/inbox/{inbox-search.server,reply-link}.ts',
    '/app/features/school/{phone-links,profile-fields}.ts',
    '/app/publishing/drafts/field-input.ts',
    '/app/publishing/gate/links-in.ts',
    '/app/publishing/translations/sent-translation.ts',
    '/app/publishing/versions/word-diff.ts',
    '/app/site/findability/likely-pages.ts',
    '/app/site/pages/sections/section-table.tsx',
    '/app/studio/transliterate/reading/{letters,search,suggest}.ts',
    '/app/studio/transliterate/typing/word.ts',
    '/app/ui/prose/linked-text.tsx',
    '/app/words/language-of.ts',
    '/content/{facts,plain-sections,read-sections}.ts',
    '!/**/*.test.ts',
  ],
  { eager: true },
);

const MEGABYTE = 1024 * 1024;
/** All that anybody outside the studio can send. */
const FORM = 64 * 1024;
const MOST_MS = 50;

/** Repeated to the length that is tried. */
const pieces = {
  spaces: ' ',
  'line ends': '\n',
  'line ends as of Windows': '\r\n',
  tabs: '\t',
  'lines of a space': ' \n',
  'line separators': '\u2028',
  'square brackets': '[',
  'open and closed brackets': '[]',
  'round brackets': '(',
  links: '[a](',
  braces: '{',
  facts: '{?phone}',
  'sentences of facts': ' {mission}',
  'combining marks': '\u0301',
  'letters with marks': 'e\u0301\u0323',
  nuktas: 'क़',
  'zero width joiners': '\u200d',
  'halves of pairs': '\ud83d',
  entities: '&amp;',
  'numbered entities': '&#x27;',
  ampersands: '&',
  'less-than signs': '<',
  'open tags': '<a ',
  'open attributes': '<a href="',
  'open comments': '<!--',
  'nested blocks': '<p><b>',
  frames: '<iframe ',
  bars: '|',
  'empty cells': ' | ',
  slashes: '/',
  backslashes: '\\',
  quotes: '"',
  apostrophes: "'",
  stars: '*',
  'stars and words': '*a ',
  dots: '.',
  'dots and words': 'a.',
  'question marks': '?',
  hashes: '#',
  'at signs': '@',
  'begun addresses': 'a@',
  'begun web addresses': 'www.',
  'web addresses': 'https://a.b ',
  plus: '+1',
  percent: '%20',
  digits: '1',
  'one letter': 'a',
  'one letter of Hindi': 'न',
  'one consonant after the other': 'न्',
  words: 'a ',
};

/** The length of what may come to a function, where something before it lets less through. */
const shorter: Record<string, { most: number; because: string }> = {};

const facts = new Proxy({}, { get: () => 'known' }) as Facts;
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** How a function is called that takes more than the text. */
const calls: Record<string, (run: never, text: string) => unknown> = {};

/** What takes no text of anybody's. */
const exempt: Record<string, string> = {};

function entries(): [name: string, run: (text: string) => unknown][] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, (text: string) => unknown][] => {
      const known = `${file.slice(1)} ${name}`;
      if (typeof value !== 'function' || known in exempt) return [];
      const call = calls[known];
      return [[known, call ? (text) => call(value as never, text) : (value as (text: string) => unknown)]];
    }),
  );
}

/** Of the thread alone: a machine that is busy with something else makes nothing slow here. */
function cpuMs(run: () => unknown): number {
  const began = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

test.each(entries())('%s', (name, run) => {
  const most = shorter[name]?.most ?? MEGABYTE;
  const slow: string[] = [];
  for (const [what, piece] of Object.entries(pieces)) {
    // From short to long: what grows with the square of the length is found before it takes minutes.
    for (let length = Math.min(most, 4096); length <= most; length *= 4) {
      // Joined and written anew: a string that is still in pieces would be put together within the time.
      const text = Buffer.from(piece.repeat(Math.ceil(length / piece.length)), 'utf16le').toString('utf16le');
      const times: number[] = [];
      while (times.length < 3 && !times.some((ms) => ms <= MOST_MS)) times.push(cpuMs(() => run(text)));
      const best = Math.min(...times);
      if (best <= MOST_MS) continue;
      slow.push(`${what}: ${Math.round(best)} ms for ${length} characters`);
      break;
    }
  }
  expect(slow).toEqual([]);
});
