/** What the office's texts can mention of the profile: `{phone}` stands for the number, wherever it is written. */
export const factNames = [
  'school',
  'mission',
  'phone',
  'email',
  'ways',
  'callUs',
  'contactable',
  'helpDesk',
  'helpDeskOpens',
  'helpDeskCloses',
  'formAtCampus',
  'formDownloaded',
  'ageRange',
  'ageMeaning',
  'ageRise',
  'classNames',
  'registrationWay',
  'portal',
  'enquiryDays',
  'spamDays',
  'acknowledges',
] as const;

export type FactName = (typeof factNames)[number];

/** Each in words; empty while the profile says nothing of it. */
export type Facts = Record<FactName, string>;

/** These are sentences by themselves, and leave their neighbours alone. */
const SENTENCES = 'mission|ageMeaning|ageRise|classNames';
const MARK = '\u0000';
/** Written without looking back: browsers of early 2023 cannot read that, and the studio has this module, too. */
const ENDS: readonly [RegExp, string][] = [
  [/([.!?।][’”)]?(?:\{[?!]\w+\})*)\s+/g, `$1${MARK}`],
  [new RegExp(String.raw`\s+(\{(?:${SENTENCES})\})`, 'g'), `${MARK}$1`],
  [new RegExp(String.raw`(\{(?:${SENTENCES})\})\s+`, 'g'), `$1${MARK}`],
];
const CHIP = /\{(?<when>[?!]?)(?<name>\w+)\}/g;

/** A mention of a fact: of what it says, or only whether its sentence is shown. */
export interface FactMark {
  /** As it stands in the text: `{phone}`. */
  written: string;
  when: '' | '?' | '!';
  name: FactName;
}

/**
 * Puts the facts in. A sentence that speaks of an empty fact is left out; `{?phone}` stands for nothing and leaves its
 * sentence out as well, `{!phone}` while there is a phone.
 */
export function fillIn(text: string, facts: Facts): string {
  return sentencesOf(text)
    .filter((sentence) =>
      chipsIn(sentence).every(({ when, name }) => (facts[name] === '') === (when === '!')),
    )
    .map((sentence) =>
      sentence.replaceAll(CHIP, (chip, when: string, name: string) =>
        !isFact(name) ? chip : when ? '' : facts[name],
      ),
    )
    .join(' ')
    .trim();
}

const sentencesOf = (text: string): string[] =>
  ENDS.reduce((marked, [end, mark]) => marked.replaceAll(end, mark), text).split(MARK);

/** Of a text of several paragraphs, those that have something to say. */
export const paragraphsOf = (text: string, facts: Facts): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => fillIn(paragraph.trim(), facts))
    .filter(Boolean);

const isFact = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

/** The facts that a text mentions, and would not be whole without. */
export const factsIn = (text: string): FactName[] =>
  chipsIn(text).flatMap(({ when, name }) => (when === '' ? [name] : []));

const chipsIn = (text: string): FactMark[] => partsOf(text).filter((part) => typeof part !== 'string');

/** What is written, in its order, and the mentions of facts between; together they are the text again. */
export function partsOf(text: string): (string | FactMark)[] {
  const parts: (string | FactMark)[] = [];
  let end = 0;
  for (const { 0: written, index, groups } of text.matchAll(CHIP)) {
    const { when, name } = groups as { when: FactMark['when']; name: string };
    if (!isFact(name)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ written, when, name });
    end = index + written.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
