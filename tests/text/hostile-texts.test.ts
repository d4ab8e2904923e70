import { expect, test } from 'vitest';
import { news } from '#app/features/news/content-type.ts';
import { wordsOf } from '#app/words/words.ts';
import type { Facts } from '../../content/facts.ts';

/** The modules that read what others wrote. Each function that they export is tried here, a new one by itself. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/app/core/text/**/*.ts',
    '/app/core/{network,own,read-url}.ts',
    '/app/addresses.ts',
    '/app/features/enquiries/form/field-rules.ts',
    '!/app/core/text/spelled-otherwise.ts',
    '!/**/*.test.ts',
  ],
  { eager: true },
);

const EDITORS = 256 * 1024;
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

/** Editors send more, and these read it before anything has looked at its length. */
const editors =
  /^app\/(?:core\/text\/(?:text-input|trim|well-formed|paragraphs)|features\/school|publishing|site\/pages|studio|ui)|^content\//;

/** What may come to a function where something before it lets less through. */
const WORD = { most: 24, because: 'typing/word.ts finds no longer word' };
/** Linear, but each line costs much: a field takes 40,000 characters, and `readNotation` reads no more than 100,000. */
const NOTATION = { most: 8192, because: 'a field of rich text takes 40,000 characters' };
const shorter: Record<string, { most: number; because: string }> = {
  'app/studio/transliterate/reading/search.ts search': WORD,
  'app/studio/transliterate/reading/suggest.ts suggest': WORD,
  'app/core/text/rich/message.ts richFromMessage': NOTATION,
  'app/core/text/rich/notation.ts fromNotation': NOTATION,
  'app/core/text/rich/notation.ts notationFrom': NOTATION,
};

const facts = new Proxy({}, { get: () => 'known' }) as Facts;
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** How a function is called that takes more than the text. */
const calls: Record<string, (run: never, text: string) => unknown> = {
  'app/addresses.ts normalisedSearch': (run: Fn, text) =>
    run({ search: ['q', 'year', 'id'] }, new URLSearchParams({ q: text, year: text, id: text })),
  'app/addresses.ts spellingOf': (run: Fn, text) => run(text, '/Gallery'),
  'app/core/text/csv.ts csvLine': (run: Fn, text) => run([text]),
  'app/core/text/trim-characters.ts trimEndOf': (run: Fn, text) => run(`${text}x${text}`, '/ .'),
  'app/core/text/trim-characters.ts trimOf': (run: Fn, text) => run(`${text}x${text}`, '/ .'),
  'app/core/text/rich/addresses-in-text.ts addressAt': (run: Fn, text) => run(text, 0),
  'app/core/text/rich/rich-text.ts withPapers': (run: Fn, text) => run(text, () => '/paper'),
  'app/core/text/rich/rich-text.ts withWholeAddresses': (run: Fn, text) =>
    run(text, 'https://school.example'),
  'app/core/text/sound/sound-key.ts soundQuery': (run: Fn, text) => run([text]),
  'app/core/text/sound/sound-key.ts isHeard': (run: Fn, text) => run([text], new Set()),
  'app/features/enquiries/form/field-rules.ts cleanField': (run: Fn, text) =>
    ['name', 'message'].map((field) => run(field, `a${text}b`)),
  'app/features/enquiries/form/field-rules.ts fieldProblem': (run: Fn, text) => run('email', text),
  'app/features/enquiries/inbox/reply-link.ts replyLink': (run: Fn, text) =>
    run({ email: text }, { subject: text, greeting: text, signature: text }),
  'app/features/enquiries/inbox/inbox-search.server.ts searchTextOf': (run: Fn, text) =>
    run({ receipt: '', name: text, email: text, phone: text, message: text }),
  'app/features/enquiries/suspicion.ts judge': (run: Fn, text) =>
    run({
      stamp: undefined,
      trapped: false,
      message: text,
      phoneUnderstood: true,
      fromRobot: false,
      networkIsBusy: false,
    }),
  'app/features/school/profile-fields.ts tidied': (run: Fn, text) =>
    ['mapUrl', 'fees.registration', 'email'].map((name) => run(name, text)),
  'app/publishing/drafts/field-input.ts readFields': (run: Fn, text) =>
    run(news, formOf(Object.fromEntries(news.fields.map(({ name }) => [name, `a${text}b`])))),
  'app/publishing/gate/links-in.ts linksIn': (run: Fn, text) =>
    run(news, { texts: { text, body: text }, files: {} }),
  'app/publishing/translations/sent-translation.ts readSent': (run: Fn, text) =>
    run(formOf({ 'of.a': `a${text}b`, 'said.a': `a${text}b` })),
  'app/publishing/translations/sent-translation.ts mergeSent': (run: Fn, text) =>
    run(
      [{ key: 'a', kind: 'line', text }],
      { said: { a: `a${text}b` }, seen: { a: text }, right: new Set() },
      {
        live: { said: {}, sources: {} },
        working: { said: {}, sources: {} },
      },
    ),
  'app/publishing/versions/word-diff.ts diffWords': (run: Fn, text) => run(text, `${text}b`),
  'app/site/findability/likely-pages.ts likelyPages': (run: Fn, text) => run(text, wordsOf('en')),
  'app/studio/transliterate/reading/letters.ts readingsOf': (run: Fn, text) => run(text, true),
  'app/studio/transliterate/reading/search.ts search': (run: Fn, text) =>
    run(text, { width: 8, leadsOn: false }),
  'content/facts.ts fillIn': (run: Fn, text) => run(`a${text}b`, facts),
  'content/facts.ts paragraphsOf': (run: Fn, text) => run(`a${text}b`, facts),
};
type Fn = (...given: unknown[]) => unknown;

/** What takes no text of anybody's, or takes it only from a function that is tried here. */
const exempt: Record<string, string> = {
  'app/addresses.ts hrefOf': 'takes the name of a page',
  'app/addresses.ts showsItem': 'takes the name of a page',
  'app/addresses.ts listOf': 'takes the name of a page',
  'app/core/text/rich/block-notation.ts blocksFrom': 'a part of fromNotation',
  'app/core/text/rich/inline-notation.ts inlineFrom': 'a part of fromNotation',
  'app/core/text/rich/inline-notation.ts joined': 'takes a tree',
  'app/core/text/rich/rich-text.ts rowsOf': 'takes a tree',
  'app/core/text/rich/rich-tree.ts element': 'makes a tree',
  'app/core/text/rich/rich-tree.ts wordsIn': 'takes a tree',
  'app/core/text/rich/rich-tree.ts writeTree': 'takes a tree',
  'app/core/text/rich/tidy-table.ts tidyTable': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts blocksOf': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts tidyTree': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts trimmed': 'takes a tree',
  // The place for the clean-up of tables: to be taken out of here, with pieces like `<td colspan="700">` above.
  'app/core/text/rich/rich-text.server.ts cleanRichText': 'its tables have a test of their own',
  'app/features/enquiries/inbox/inbox-search.server.ts matches': 'writes SQL',
  'app/site/findability/likely-pages.ts editDistance': 'takes names of at most 40 letters',
  'app/site/pages/sections/section-table.tsx SectionTable': 'a component',
  'app/studio/transliterate/reading/suggest.ts suggestingFrom': 'takes our own words',
  'app/studio/transliterate/reading/letters.ts signOf': 'takes one letter',
  'app/words/language-of.ts useLanguageOf': 'a hook',
};

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

const texts = new Map<string, string>();

/** Written anew once it is joined: a string that is still in pieces would be put together within the time. */
function textOf(piece: string, length: number): string {
  const known = texts.get(`${length} ${piece}`);
  const text =
    known ?? Buffer.from(piece.repeat(Math.ceil(length / piece.length)), 'utf16le').toString('utf16le');
  texts.set(`${length} ${piece}`, text);
  return text;
}

/** Of the thread alone: a machine that is busy with something else makes nothing slow here. */
function cpuMs(run: () => unknown): number {
  const began = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

test.each(entries())('%s', (name, run) => {
  const most = shorter[name]?.most ?? (editors.test(name) ? EDITORS : FORM);
  const slow: string[] = [];
  for (const [what, piece] of Object.entries(pieces)) {
    // From short to long: what grows with the square of the length is found before it takes minutes.
    for (let length = Math.min(most, 4096); length <= most; length *= 4) {
      const text = textOf(piece, length);
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
