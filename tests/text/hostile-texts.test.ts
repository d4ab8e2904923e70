import { afterAll, expect, test } from 'vitest';
import { profileType } from '#app/features/school/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import { readTarget } from '#app/addresses.ts';
import type { Facts } from '#content/facts.ts';
import { runsEverything } from '#tests/support/tier.ts';

type Fn = (...given: unknown[]) => unknown;
type Calls = Record<string, (run: Fn, text: string) => unknown>;

/** The same as below, for the removable modules. */
interface OfModule {
  modules: Record<string, Record<string, unknown>>;
  calls: Calls;
  exempt: Record<string, string>;
  growing: string[];
  editors: RegExp;
}
const ofModules = Object.values(
  import.meta.glob<OfModule>('/app/*/tests/hostile-texts.ts', { eager: true, import: 'hostileTexts' }),
);

/**
 * The modules that parse untrusted text. Each of their exported functions is tested here, a new one
 * automatically.
 */
const ownModules = import.meta.glob<Record<string, unknown>>(
  [
    '/app/core/text/**/*.ts',
    '/app/core/{network,own-value,read-url}.ts',
    '/app/core/time/days.ts',
    '/app/addresses.ts',
    '/app/features/enquiries/{phone.server,assess-spam}.ts',
    '/app/features/enquiries/form/field-rules.ts',
    '/app/features/enquiries/inbox/{inbox-search.server,reply-link}.ts',
    '/app/publishing/drafts/tidy-text.ts',
    '/app/media/files/pdf-text.ts',
    '/app/publishing/library/library-search.ts',
    '/app/exporting/zip/{document,safe-name,html-and-markdown}.ts',
    '/app/publishing/drafts/{clean-texts.server,field-input,field-problems.server,notation-input}.ts',
    '/app/publishing/facts/typed-instead.ts',
    '/app/publishing/checks/{removed-facts,in-text,links-in}.ts',
    '/app/publishing/outside-links/outside-link.ts',
    '/app/publishing/search/search-readings.ts',
    '/app/publishing/translations/sent-translation.ts',
    '/app/publishing/versions/word-diff.ts',
    '/app/site/findability/likely-pages.ts',
    '/app/site/pages/sections/section-table.tsx',
    '/app/studio/content/{facts-in-words,field-in-words}.ts',
    '/app/studio/content/form/facts/{fact-document,facts-as-typed}.ts',
    '/app/studio/languages/table-search.ts',
    '/app/studio/transliterate/reading/{letters,offer,search,suggest}.ts',
    '/app/studio/transliterate/typing/word.ts',
    '/app/ui/prose/linked-text.tsx',
    '/app/words/language-of.ts',
    '/content/{facts,plain-sections,read-sections}.ts',
    '!/app/**/*.test.{ts,tsx}',
    '!/content/**/*.test.ts',
  ],
  { eager: true },
);
const modules = Object.assign({}, ownModules, ...ofModules.map((each) => each.modules)) as typeof ownModules;

/** The maximum that anybody in the studio can send at once. */
const EDITORS = 1024 * 1024;
/** The maximum that anybody else can send. */
const FORM = 64 * 1024;
const MAX_MS = 50;

/** Repeated to the tested length. */
const units = {
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
  'wide cells': '<table><tr><td colspan="700">',
  'empty rows': '<tr><td>a',
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
  'lines of words': 'a\n',
  'streams of a paper': ' obj stream endstream',
};

/** Editors send more, and these parse it before its length is checked. */
const editors =
  /^app\/(?:core\/text\/(?:text-input|trim|typed-url|well-formed)|core\/time|features\/school|publishing\/drafts\/field-input\.ts readFields|publishing\/translations|studio\/content\/form\/facts\/facts-as-typed\.ts fromTyped)|^app\/addresses\.ts (?:addressFrom|readOwnAddress)|^content\/read-sections/;

const NOTATION = { most: 40_000, because: 'a field of rich text takes no more' };
/** The maximum length for a function whose callers let less through. */
const shorter: Record<string, { most: number; because: string }> = {
  'app/core/text/rich/message.ts richFromMessage': NOTATION,
  'app/core/text/rich/notation.ts fromNotation': NOTATION,
  'app/core/text/rich/notation.ts notationFrom': NOTATION,
  'app/ui/prose/linked-text.tsx splitAddresses': {
    most: 16_384,
    because: 'a text of a section has at most 8,000',
  },
  'app/ui/prose/linked-text.tsx splitLinks': {
    most: 16_384,
    because: 'a text of a section has at most 8,000',
  },
  'app/studio/transliterate/reading/offer.ts offer': { most: 24, because: 'word.ts finds no longer word' },
  'app/studio/transliterate/reading/search.ts search': { most: 24, because: 'word.ts finds no longer word' },
  'app/studio/transliterate/reading/suggest.ts suggest': {
    most: 24,
    because: 'word.ts finds no longer word',
  },
};

/**
 * These build a tree of the text, with the library that cleans HTML or with our own notation: that takes
 * longer, so their growth is measured instead, which must be linear. They get at most 40,000 characters of a
 * field (120,000 of an import, in a separate thread).
 */
const growing = new Set([
  'app/core/text/rich/message.ts richFromMessage',
  'app/core/text/rich/notation.ts fromNotation',
  'app/core/text/rich/notation.ts notationFrom',
  'app/core/text/rich/rich-text.server.ts cleanRichText',
  'app/core/text/rich/rich-text.server.ts readRichText',
  'app/publishing/drafts/clean-texts.server.ts cleanTexts',
  'app/publishing/drafts/clean-texts.server.ts unstorableProblems',
  ...ofModules.flatMap((each) => each.growing),
]);
const MAX_GROWTH = 3;

const facts = new Proxy({}, { get: () => 'known' }) as Facts;
const words = { facts, sections: { whenFilled: String, whenEmpty: String } };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
/** Its table is parsed from JSON that only its own form writes. */
const plainProfile = { ...profileType, fields: profileType.fields.filter(({ kind }) => kind !== 'rows') };

const fieldsOf = (type: { fields: readonly { name: string }[] }, text: string) => ({
  texts: Object.fromEntries(type.fields.map(({ name }) => [name, text])),
  files: {},
  from: '',
  until: '',
});
const sectionsWith = (text: string) =>
  JSON.stringify([{ id: 'a', kind: 'text', values: { heading: text, text }, items: [] }]);
const rich = (text: string) => `<p>${text}`;

/** How to call a function that takes more than the text. */
const calls: Calls = {
  'app/addresses.ts normalisedSearch': (run, text) =>
    run({ search: ['q', 'year', 'id'] }, new URLSearchParams({ q: text, year: text, id: text })),
  'app/addresses.ts spellingOf': (run, text) => run(text, '/Gallery'),
  'app/addresses.ts inLanguage': (run, text) => run(text, 'hi', defaultLanguages),
  'app/addresses.ts readTarget': (run, text) => run(text, defaultLanguages),
  'app/addresses.ts savedAddress': (run, text) => run(text, defaultLanguages),
  'app/addresses.ts readAddress': (run, text) => run(readTarget(text, defaultLanguages)),
  'app/core/text/csv.ts csvLine': (run, text) => run([text]),
  'app/core/text/phone-number.ts readPhoneNumber': (run, text) => [run(text), run(text, { extract: true })],
  'app/core/text/rich/addresses-in-text.ts addressAt': (run, text) => run(text, 0),
  'app/core/text/rich/rich-text.server.ts cleanRichText': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.server.ts readRichText': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.ts excerptFrom': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.ts documentLinksIn': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.ts plainFrom': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.ts plainWithLinks': (run, text) => run(rich(text)),
  'app/core/text/rich/rich-text.ts withDocumentLinks': (run, text) => run(rich(text), () => '/paper'),
  'app/core/text/rich/rich-text.ts withWholeAddresses': (run, text) => run(text, 'https://school.example'),
  'app/core/text/search-text.ts hasWords': (run, text) => [run(text, 'a'), run('a', text)],
  'app/core/text/sound/sound-key.ts isHeard': (run, text) => run([text], new Set()),
  'app/core/text/sound/sound-key.ts soundQuery': (run, text) => run([text]),
  'app/core/text/text-input.ts cleanText': (run, text) => run(`a${text}b`),
  'app/core/text/text-input.ts joinLines': (run, text) => run(`a${text}b`),
  'app/core/text/text-input.ts oneLine': (run, text) => run(`a${text}b`),
  'app/core/text/trim-characters.ts trimEndOf': (run, text) => run(text, '/ .'),
  'app/core/text/trim-characters.ts trimOf': (run, text) => run(text, '/ .'),
  'app/features/enquiries/form/field-rules.ts cleanField': (run, text) =>
    ['name', 'message'].map((field) => run(field, `a${text}b`)),
  'app/features/enquiries/form/field-rules.ts fieldProblem': (run, text) => run('email', text),
  'app/features/enquiries/inbox/inbox-search.server.ts searchTextOf': (run, text) =>
    run({ receipt: '', name: text, email: '', phone: '', message: '' }),
  'app/features/enquiries/inbox/reply-link.ts replyLink': (run, text) =>
    run({ email: text }, { subject: text, greeting: text, signature: text }),
  'app/features/enquiries/assess-spam.ts assessSpam': (run, text) => run({ message: text }),
  'app/core/text/phone-links.ts understoodAs': (run, text) => run('phones', text),
  'app/publishing/drafts/tidy-text.ts tidyText': (run, text) =>
    ['url', 'amount', 'email'].map((kind) => run({ kind, isEmbedded: true }, text)),
  'app/media/files/pdf-text.ts hasText': (run, text) =>
    run(Buffer.from(`1 0 obj <<>> stream\n${text}\nendstream`)),
  'app/exporting/zip/document.ts hrefTo': (run, text) => run(text.toWellFormed()),
  'app/exporting/zip/document.ts htmlPage': (run, text) =>
    run({ title: text, language: 'en', nodes: [text] }, { school: text, depth: 1, kind: 'item' }),
  'app/exporting/zip/document.ts markdownPage': (run, text) => run({ title: text, nodes: [text] }),
  'app/exporting/zip/safe-name.ts namesInFolder': (run, text) => (run() as Fn)(text),
  'app/exporting/zip/html-and-markdown.ts htmlOf': (run, text) => run([text]),
  'app/exporting/zip/html-and-markdown.ts markdownOf': (run, text) => run([text]),
  'app/publishing/drafts/clean-texts.server.ts cleanTexts': (run, text) => [
    run(news, fieldsOf(news, rich(text)).texts),
    run(pages, { sections: sectionsWith(text) }),
  ],
  'app/publishing/drafts/clean-texts.server.ts unstorableProblems': (run, text) =>
    run(news, fieldsOf(news, rich(text)).texts),
  'app/publishing/drafts/field-input.ts readFields': (run, text) =>
    run(news, formOf({ title: `a${text}b`, [`${news.title}.signs`]: '1' })),
  'app/publishing/drafts/field-problems.server.ts unusableFields': (run, text) =>
    run(plainProfile, fieldsOf(plainProfile, text)),
  'app/publishing/drafts/field-problems.server.ts draftProblems': (run, text) =>
    run(news, fieldsOf(news, text)),
  'app/publishing/drafts/field-problems.server.ts publishProblems': (run, text) =>
    run(news, fieldsOf(news, text), new Date(0)),
  'app/publishing/facts/typed-instead.ts saysTheSame': (run, text) => run(text, `${text} x`),
  'app/publishing/facts/typed-instead.ts typedInstead': (run, text) => run(`${text}{phone}`, text, 'phone'),
  'app/publishing/checks/removed-facts.ts removedFacts': (run, text) =>
    run(pages, { sections: sectionsWith(`${text}{phone}`) }, { sections: sectionsWith(text) }, facts),
  'app/publishing/checks/in-text.ts warningsInText': (run, text) =>
    run(news, fieldsOf(news, rich(text)), { today: '2026-11-18', isNew: true }),
  'app/publishing/checks/links-in.ts linksIn': (run, text) => [
    run(news, fieldsOf(news, rich(text))),
    run(pages, fieldsOf(pages, sectionsWith(text))),
  ],
  'app/publishing/outside-links/outside-link.ts outsideAddress': (run, text) =>
    run(`https://a.example/${text}`, 'https://school.example'),
  'app/publishing/search/search-readings.ts readingsOf': (run, text) => run({ words: [text] }),
  'app/publishing/translations/sent-translation.ts mergeSent': (run, text) =>
    run(
      [{ key: 'a', kind: 'line', text }],
      { texts: { a: `a${text}b` }, sources: { a: text }, confirmed: new Set() },
      { live: { texts: {}, sources: {} }, working: { texts: {}, sources: {} } },
    ),
  'app/publishing/translations/sent-translation.ts readSent': (run, text) =>
    run(formOf({ 'of.a': '', 'said.a': `a${text}b` })),
  'app/publishing/versions/word-diff.ts diffWords': (run, text) => run(text, `${text}b`),
  'app/site/findability/likely-pages.ts likelyPages': (run, text) => run(text, wordsOf('en')),
  'app/studio/content/facts-in-words.ts factsInWords': (run, text) => run(text, words),
  'app/studio/content/facts-in-words.ts itemName': (run, text) => run(pages, { id: 'a', title: text }, words),
  'app/studio/content/facts-in-words.ts nameInWords': (run, text) => run(text, words, facts),
  'app/studio/content/field-in-words.ts fieldInWords': (run, text) =>
    news.fields.map((field) => run(field, fieldsOf(news, text), words)),
  'app/studio/content/form/facts/fact-document.ts positionAt': (run, text) => run(text, text.length),
  'app/studio/content/form/facts/facts-as-typed.ts asTyped': (run, text) => run(text, words),
  'app/studio/content/form/facts/facts-as-typed.ts fromTyped': (run, text) => run(text, words, words),
  'app/studio/languages/table-search.ts parseTableSearch': (run, text) =>
    run(new URLSearchParams({ q: text, kind: text, page: text })),
  'app/studio/languages/table-search.ts tableHref': (run, text) =>
    run({ q: text.toWellFormed(), kind: '', page: 1 }, {}),
  'app/studio/transliterate/reading/letters.ts readingsOf': (run, text) => run(text, true),
  'app/studio/transliterate/reading/offer.ts offer': (run, text) => run(text, text.repeat(100)),
  'app/studio/transliterate/reading/search.ts search': (run, text) => run(text, { width: 40 }),
  'content/facts.ts fillIn': (run, text) => run(`a${text}b`, facts),
  'content/facts.ts paragraphsOf': (run, text) => run(`a${text}b`, facts),
  'content/plain-sections.ts plainSections': (run, text) => [run(text), run(sectionsWith(text))],
  'content/plain-sections.ts sectionsIn': (run, text) => [run(text), run(sectionsWith(text))],
  'content/read-sections.ts readSections': (run, text) => [run(text), run(sectionsWith(text.slice(0, 8000)))],
  ...Object.assign({}, ...ofModules.map((each) => each.calls)),
};

/** Functions that take no untrusted text, or only from a function that is tested here. */
const exempt: Record<string, string> = {
  'app/addresses.ts prefixOf': 'takes a language',
  'app/addresses.ts pageAddress': 'takes the name of a page',
  'app/addresses.ts showsItem': 'takes the name of a page',
  'app/addresses.ts listOf': 'takes the name of a page',
  'app/core/text/file-size.ts fileSize': 'takes a number',
  'app/core/text/rich/block-notation.ts blocksFrom': 'a part of fromNotation',
  'app/core/text/rich/inline-notation.ts inlineFrom': 'a part of fromNotation',
  'app/core/text/rich/inline-notation.ts joined': 'takes a tree',
  'app/core/text/rich/rich-text.ts rowsOf': 'takes a tree',
  'app/core/text/rich/rich-tree.ts element': 'makes a tree',
  'app/core/text/rich/rich-tree.ts wordsIn': 'takes a tree',
  'app/core/text/rich/rich-tree.ts writeTree': 'takes a tree',
  'app/core/text/rich/tidy-table.ts newTableRoom': 'takes nothing',
  'app/core/text/rich/tidy-table.ts tidyTable': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts blocksOf': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts tidyTree': 'takes a tree',
  'app/core/text/rich/tidy-tree.ts trimmed': 'takes a tree',
  ...Object.fromEntries(
    'dayInIndia timeInIndia nextTimeInIndia startOfDayInIndia endOfDayInIndia daysOf daysLater weekdayOf dayOf daysInMonth yearOf monthOf dayOfMonth'
      .split(' ')
      .map((name) => [`app/core/time/days.ts ${name}`, 'takes what readDay made']),
  ),
  'app/features/enquiries/inbox/inbox-search.server.ts matches': 'writes SQL',
  'app/exporting/zip/html-and-markdown.ts paragraph': 'makes a tree',
  'app/publishing/drafts/notation-input.ts readNotation':
    'is fromNotation, of no more than 100,000 characters',
  'app/publishing/outside-links/outside-link.ts judge': 'takes no text',
  'app/site/findability/likely-pages.ts editDistance': 'takes names of at most 40 letters',
  'app/site/pages/sections/section-table.tsx SectionTable': 'a component',
  'app/studio/content/facts-in-words.ts markInWords': 'takes a fact',
  'app/studio/content/form/facts/fact-document.ts textFrom': 'takes a document',
  'app/studio/transliterate/reading/letters.ts signOf': 'takes one letter',
  'app/studio/transliterate/reading/suggest.ts suggestingFrom': 'takes our own words',
  'app/ui/prose/linked-text.tsx AddressText': 'a component',
  'app/ui/prose/linked-text.tsx LinkedText': 'a component',
  'app/words/language-of.ts useLanguageOf': 'a hook',
  ...Object.assign({}, ...ofModules.map((each) => each.exempt)),
};

function entries(): [name: string, run: (text: string) => unknown][] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, (text: string) => unknown][] => {
      const title = `${file.slice(1)} ${name}`;
      if (typeof value !== 'function' || title in exempt) return [];
      const call = calls[title];
      return [[title, call ? (text) => call(value as Fn, text) : (value as (text: string) => unknown)]];
    }),
  );
}

const texts = new Map<string, string>();
afterAll(() => texts.clear());

/** Joined and copied before the time is taken: otherwise a rope string would be flattened within it. */
function textOf(unit: string, length: number): string {
  const key = `${length} ${unit}`;
  const text =
    texts.get(key) ??
    Buffer.from(unit.repeat(Math.ceil(length / unit.length)), 'utf16le').toString('utf16le');
  texts.set(key, text);
  return text;
}

/** Of this thread only, so that other load on the machine does not count. */
function cpuMs(run: () => unknown): number {
  const began = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** The best of a few, or the first that is fast enough: a garbage collection or a compiler may fall into one. */
function bestMs(run: () => unknown, enough: number, attempts: number): number {
  let best = cpuMs(run);
  for (let more = attempts - 1; more > 0 && best > enough; more--) best = Math.min(best, cpuMs(run));
  return best;
}

function mostFor(name: string): number {
  const most =
    shorter[name]?.most ??
    ([editors, ...ofModules.map((each) => each.editors)].some((each) => each.test(name)) ? EDITORS : FORM);
  // Known slow cases took a hundred times the limit, so a quarter of the text shows them, too.
  return runsEverything ? most : most / 4;
}

/** Whether twice the text takes more than about twice the time. */
function growsTooFast(run: (text: string) => unknown, unit: string, length: number): boolean {
  const growthOf = () =>
    bestMs(() => run(textOf(unit, length)), 0, 2) / bestMs(() => run(textOf(unit, length / 2)), 0, 2);
  return growthOf() > MAX_GROWTH && growthOf() > MAX_GROWTH;
}

test.each(entries())('%s', (name, run) => {
  const most = mostFor(name);
  const slow: string[] = [];
  for (const [what, unit] of Object.entries(units)) {
    // The shorter first: quadratic growth is found before it takes minutes.
    for (const length of [most / 16, most]) {
      const ms = bestMs(() => run(textOf(unit, length)), MAX_MS, growing.has(name) ? 1 : 5);
      if (ms <= MAX_MS) continue;
      // On a busy machine even the processor time is longer. A slow case takes a hundred times as long.
      const isSteady = growing.has(name) || ms <= 2 * MAX_MS;
      if (isSteady && !growsTooFast(run, unit, length)) continue;
      slow.push(`${what}: ${Math.round(ms)} ms for ${length} characters`);
      break;
    }
  }
  expect(slow).toEqual([]);
});

test('every listed function exists', () => {
  const names = Object.entries(modules).flatMap(([file, exported]) =>
    Object.keys(exported).map((name) => `${file.slice(1)} ${name}`),
  );
  for (const name of [...Object.keys(calls), ...Object.keys(exempt), ...Object.keys(shorter), ...growing])
    expect(names).toContain(name);
});
