import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as studioInEnglish } from '#app/studio/words/en/index.ts';
import { hi as studioInHindi } from '#app/studio/words/hi/index.ts';
import { en as siteInEnglish } from '#app/words/en.ts';
import { hi as siteInHindi } from '#app/words/hi.ts';
import { cardWords } from '#app/words/notice-card.ts';
import { staffMail } from '#app/words/staff-mail.ts';
import { type ButtonWords, buttonWordsIn } from '#tests/support/content/button-words.ts';
import {
  type Samples,
  siteSamples,
  staffMailSamples,
  studioSamples,
} from '#tests/support/content/word-samples.ts';
import { byParameters, keysOf, wordsIn } from '#tests/support/content/words-in.ts';

const DAY = '2026-11-13';

/** By the name of the parameter: a day and a moment in words, a time of the clock, and numbers for all else. */
const valueIn =
  ({ dates }: typeof siteInEnglish) =>
  (parameter: string, count: number) => {
    if (/^(?:when|moment)$/.test(parameter)) return dates.moment(`${DAY}T09:12:00.000Z`);
    if (/^(?:day|date)$/.test(parameter)) return dates.day(DAY);
    if (parameter === 'time') return '14:30';
    return count;
  };

/** Those of the same entry have the same path. */
const textsOf = (
  catalogue: unknown,
  words: typeof siteInEnglish,
  samples: Samples,
): [path: string, text: string][] =>
  [...wordsIn(catalogue, byParameters(samples, valueIn(words)))].map(([path, text]) => [
    path.replace(/\.\d+$/, ''),
    text,
  ]);

const catalogues: [name: string, { english: unknown; hindi: unknown; samples: Samples }][] = [
  ['site', { english: siteInEnglish, hindi: siteInHindi, samples: siteSamples }],
  // The names of content types are in their declarations; `app/studio/words/hi.test.ts` compares them.
  [
    'studio',
    {
      english: { ...studioInEnglish, contentTypes: {} },
      hindi: { ...studioInHindi, contentTypes: {} },
      samples: studioSamples,
    },
  ],
  ['mails to staff', { english: staffMail.en, hindi: staffMail.hi, samples: staffMailSamples }],
];

describe.each(catalogues)('%s', (_, { english, hindi, samples }) => {
  const englishTexts = textsOf(english, siteInEnglish, samples);
  const hindiTexts = textsOf(hindi, siteInHindi, samples);
  const withFault = (texts: [string, string][], fault: RegExp) =>
    texts.filter(([, text]) => fault.test(text)).map(([path, text]) => `${path}: ${text}`);

  test('both languages have the same entries, in every record too', () => {
    expect(keysOf(hindi).toSorted()).toEqual(keysOf(english).toSorted());
  });

  test('no Hindi time is followed by a postposition, and none has 24 hours', () => {
    expect(withFault(hindiTexts, /बजे (?:को|पर|में)(?![\p{L}\p{M}])/u)).toEqual([]);
    expect(withFault(hindiTexts, /(?<![\d:.])(?:1[3-9]|2[0-3]|0\d):[0-5]\d(?!\d)/)).toEqual([]);
  });

  test('a Hindi sentence ends with a danda', () => {
    expect(withFault(hindiTexts, /[\u0900-\u097f]\.(?:\s|$)/u)).toEqual([]);
  });

  test('one is not counted in the plural', () => {
    expect(withFault(hindiTexts, ONE_IN_HINDI)).toEqual([]);
    expect(withFault(englishTexts, ONE_IN_ENGLISH)).toEqual([]);
  });

  test('no text has a hole', () => {
    expect(withFault(hindiTexts, /undefined|NaN|null|\[object/)).toEqual([]);
    expect(withFault(englishTexts, /undefined|NaN|null|\[object/)).toEqual([]);
  });

  test('errors are sentences', () => {
    const open = (texts: [string, string][], end: RegExp) =>
      texts.filter(([path, text]) => isError(path) && text.trim().split(' ').length > 4 && !end.test(text));
    expect(open(hindiTexts, /[।?!:…”]\s*$/)).toEqual([]);
    // An address or an example of one is not followed by a full stop.
    expect(open(englishTexts, /(?:[.?!:…”]|[:/]\S+)\s*$/)).toEqual([]);
  });
});

const ONE_IN_HINDI =
  /(?<![\d,.])1 (?:तस्वीरें|फ़ाइलें|चीज़ें|सूचियाँ|तारीखें|जानकारियाँ|प्रविष्टियाँ|सूचनाएँ|पंक्तियाँ)(?![\p{L}\p{M}])/u;
const ONE_IN_ENGLISH =
  /(?<![\d,.–])1 (?:photos|albums|items|news items|pages|files|documents|enquiries|entries|visitors|facts|sections|changes|drafts|translations|people|links|places)\b/;

/** Not the headings, links and labels beside an error; problems of an API call are joined to others. */
const isError = (path: string) =>
  /problem|refused|errors?\b|trouble|whyFailed/i.test(path) &&
  !/title|heading|fieldProblems|problemOf|errors\.(?:way|to|requestId|likely|searchHint|all|forbidden$)|\.trouble$/i.test(
    path,
  );

describe('labels of buttons', () => {
  const components = ['app/studio', 'app/site', 'app/ui', 'app/features', 'app/importing/studio']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|styleguide/.test(file));
  const buttons = components.flatMap(buttonWordsIn).filter(({ path }) => !NO_VERB.test(path));

  test('are found in the components', () => {
    expect(new Set(buttons.map(({ path }) => path)).size).toBeGreaterThan(100);
  });

  test('end with a verb in Hindi', () => {
    const bare = (text: string) =>
      text
        .replaceAll(/[“”\d,]|\(.*\)/g, '')
        .trim()
        .replace(/:$/, '');
    const texts = {
      site: textsOf(siteInHindi, siteInHindi, siteSamples),
      studio: textsOf(studioInHindi, siteInHindi, studioSamples),
    };
    expect(faultyLabels(buttons, texts, (text) => /(?:ें|एँ|ओ|िए|ूँ)[।!]?$/.test(bare(text)))).toEqual([]);
  });

  test('begin with a verb in English', () => {
    const texts = {
      site: textsOf(siteInEnglish, siteInEnglish, siteSamples),
      studio: textsOf(studioInEnglish, siteInEnglish, studioSamples),
    };
    expect(faultyLabels(buttons, texts, (text) => VERBS.has(text.split(/[\s:]/)[0]!))).toEqual([]);
  });
});

/** They open what they name, show a state, or are the end of a label for screen readers. */
const NO_VERB =
  /^(?:menuButton|content\.sections\.(?:kinds|hidden|empty|emptyFacts)|hindiTyping\.asTyped|arrange\.close|share\.which|importing\.step\.of)$/;

function faultyLabels(
  buttons: readonly ButtonWords[],
  texts: Record<ButtonWords['catalogue'], [string, string][]>,
  isRight: (text: string) => boolean,
): string[] {
  const faulty = buttons.flatMap(({ at, catalogue, path }) =>
    texts[catalogue]
      // While it is sent, a button says what happens.
      .filter(([each, text]) => each === path && !text.endsWith('…') && !isRight(text))
      .map(([, text]) => `${at} ${path}: ${text}`),
  );
  return [...new Set(faulty)];
}

/** With which a label may begin. "Not spam: send it" names first what the office decides. */
const VERBS = new Set(
  (
    'Add Apply Assign Back Bring Cancel Change Check Choose Clear Close Confirm Continue Copy Create Delete ' +
    'Describe Discard Dismiss Do Download Duplicate Edit Export Find Forget Forward Go Hide Ignore Import Insert ' +
    'Install Invite Keep Load Make Mark Move Not Open Pause Play Press Preview Print Publish Put Reload Remove ' +
    'Rename Replace Reset Restore Resume Retry Rotate Save Schedule Search See Select Send Set Share Show Sign ' +
    'Skip Start Stop Switch Take Translate Try Turn Undo Update Upload Use View Withdraw Write'
  ).split(' '),
);

test('a notice card has the same words in both languages', () => {
  expect(keysOf(cardWords.hi).toSorted()).toEqual(keysOf(cardWords.en).toSorted());
});
