import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossary, type Term } from '#app/words/glossary.ts';
import { COMMON_MISTAKES } from '#tests/support/content/hindi-faults.ts';
import { PLACEHOLDER, type SourceText, textsInSource } from '#tests/support/content/texts-in-source.ts';

/** Words that the site does not use, and what to write instead. */
const PET_WORDS: Record<string, string> = {
  'stands? (?:in its place|there|here|on|in|at|for it)': 'is',
  anew: 'again',
  meanwhile: 'in the meantime',
  'just now': 'right now',
  'lies about': 'there is',
  'lie about': 'there are',
  whoever: 'anybody who',
  'throw(?:n|s)? (?:it |them |this )?away': 'discard, delete',
  'mend(?:s|ed|ing)?': 'fix',
  'seen to': 'done',
  'to be seen': 'visible, in the picture',
  'reckon(?:s|ed)?': 'think',
  'of (?:one’s|our|your|its|their) own': 'custom, own',
  'take it out': 'remove it',
  'put(?:s)? away': 'hide',
  'I take it': 'assign to me',
  '(?:is|are) waiting for (?:an answer|a time|you)': 'not answered yet',
  '(?:there is|has) no line': 'offline',
};

/** The same word in another sense, in these phrases. */
const PET_EXCEPTIONS: readonly string[] = ['stands on the grass'];

const root = new URL('../..', import.meta.url).pathname;

/**
 * Not for people: tables of spellings, patterns that read what people typed, and what an importing school
 * wrote.
 */
const NOT_FOR_PEOPLE =
  /^app\/(?:studio\/transliterate\/|publishing\/facts\/typed-instead|publishing\/drafts\/tidy-text|core\/|words\/glossary)|^db\/migrations\/|^app\/site\/styleguide\/|\.test\.tsx?$|\/tests?\//;

const sources = ['app', 'content', 'db', 'server', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !NOT_FOR_PEOPLE.test(file));
const texts = sources.flatMap((file) => textsInSource(file));
const hindi = texts.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
/** Sentences and labels, not names of things in the code. */
const english = texts.filter(({ text }) => /^[\p{Lu}…“(].*[a-z]|[a-z]’?s? [a-z]+ [a-z]/u.test(text));

/** Whole words, in Latin or Devanagari letters. */
const asWord = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_/.-])(?:${words})(?![\p{L}\p{M}\p{N}_-])`, 'giu');

const withoutPhrases = (text: string, phrases: readonly string[] = []) =>
  phrases.reduce((left, phrase) => left.replaceAll(phrase, ''), text);

/** Names of facts, and where a link leads. */
const bare = (text: string) => text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, ' ');

const onScreen =
  /^app\/(?!.*\/api\.server\.ts)(?:words|studio|site|ui|features|publishing|importing\/(?:words|studio))\//;

function usesOf(
  words: readonly string[],
  { unless, onlyOnScreen = false }: Pick<Term, 'unless' | 'onlyOnScreen'>,
  among: readonly SourceText[],
) {
  const pattern = asWord(words.join('|'));
  return among.flatMap(({ at, text }) => {
    if (onlyOnScreen && !onScreen.test(at)) return [];
    const found = withoutPhrases(bare(text), unless).match(pattern);
    return found ? [`${at} ${found.join(', ')}: ${text.slice(0, 120)}`] : [];
  });
}

describe('one term for each concept', () => {
  test.each(glossary.filter(({ notHi }) => notHi))('$hi in Hindi', (term) => {
    expect(usesOf(term.notHi!, term, hindi)).toEqual([]);
  });

  test.each(glossary.filter(({ notEn }) => notEn))('$en in English', (term) => {
    expect(usesOf(term.notEn!, term, english)).toEqual([]);
  });

  test('each term is there once', () => {
    for (const language of ['en', 'hi'] as const) {
      const terms = glossary.map((term) => term[language]);
      expect(terms).toEqual([...new Set(terms)]);
    }
  });
});

describe('every English text', () => {
  test.each(Object.entries(PET_WORDS))('says neither “%s” (but: %s)', (word) => {
    expect(usesOf([word], { unless: PET_EXCEPTIONS }, english)).toEqual([]);
  });
});

describe('every Hindi text of the project', () => {
  const faults: Record<string, RegExp> = {
    'a time is followed by no postposition': /बजे (?:को|पर|में)(?![\p{L}\p{M}])/u,
    'ends a sentence with a danda': /[\u0900-\u097f]\.(?:\s|$)/u,
    'has no time of 24 hours': /(?<!\d)(?:1[3-9]|2[0-3]):[0-5]\d(?!\d)/,
    'is spelled as the site spells': COMMON_MISTAKES,
    'is composed in one way': /[\u0958-\u095f]/,
  };

  test.each(Object.entries(faults))('%s', (_, fault) => {
    const found = hindi.filter(({ text }) => fault.test(text));
    expect(found.map(({ at, text }) => `${at} ${text.slice(0, 120)}`)).toEqual([]);
  });

  test('no joint of a composed sentence is written outside the catalogues', () => {
    const joints = texts.filter(
      ({ at, text }) =>
        /^app\/(?:studio|site|features|importing)\/.*\.tsx:/.test(at) && /^[.;] $|^\. /.test(text),
    );
    expect(
      joints.filter(({ text }) => text !== PLACEHOLDER).map(({ at }) => at.replace(/:\d+$/, '')),
    ).toEqual([
      // The number of a version, before its name.
      'app/studio/content/versions/version-timeline.tsx',
    ]);
  });
});
