/**
 * The facts of the profile that the office's texts can mention: `{phone}` is replaced by the number wherever it is
 * written.
 */
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

/** Each in words; empty while the profile does not have it. */
export type Facts = Record<FactName, string>;

/** These are complete sentences, and do not affect their neighbours. */
const SENTENCES = 'mission|ageMeaning|ageRise|classNames';
const ENDS_SENTENCE = new RegExp(String.raw`(?:[.!?।][’”)]?(?:\{[?!]\w+\})*|\{(?:${SENTENCES})\})$`);
const BEGINS_SENTENCE = new RegExp(String.raw`^\{(?:${SENTENCES})\}`);
const CHIP = /\{(?<when>[?!]?)(?<name>\w+)\}/g;

/** A mention of a fact: its value, or only a condition for its sentence. */
export interface FactMark {
  /** As written in the text: `{phone}`. */
  written: string;
  when: '' | '?' | '!';
  name: FactName;
}

/**
 * Puts the facts in. A sentence that mentions an empty fact is left out; `{?phone}` is replaced by nothing and leaves
 * its sentence out as well, `{!phone}` while there is a phone.
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

/** Word by word: a regular expression that looks ahead for spaces would start again at each space. */
export function sentencesOf(text: string): string[] {
  const [first = '', ...rest] = text.split(/(\s+)/);
  const sentences = [[first]];
  let before = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [blank, word] = [rest[at]!, rest[at + 1]!];
    if (ENDS_SENTENCE.test(before) || BEGINS_SENTENCE.test(word)) sentences.push([word]);
    else sentences.at(-1)!.push(blank, word);
    before = word;
  }
  return sentences.map((words) => words.join(''));
}

/** The paragraphs of a text that are not empty. */
export const paragraphsOf = (text: string, facts: Facts): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => fillIn(paragraph.trim(), facts))
    .filter(Boolean);

export const isFact = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

/** The facts that a text mentions and needs to be complete. */
export const factsOfSchool = (text: string): FactName[] =>
  chipsIn(text).flatMap(({ when, name }) => (when === '' ? [name] : []));

const chipsIn = (text: string): FactMark[] => partsOf(text).filter((part) => typeof part !== 'string');

/** The text between the mentions of facts and the mentions, in order; joined they are the text again. */
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
