import { wordsOf } from '../search-text.ts';
import { type Script, scriptOf, type Sounds, soundsOf } from './letters.ts';

/** Fewer letters match too much. */
const LEAST_LETTERS = 3;
/** One consonant occurs in every text, unless there are vowels to compare as well. */
const LEAST_CONSONANTS = 2;
const LEAST_SOUNDS = 4;
/** With so few consonants, vowels count as well. */
const FEW_CONSONANTS = 2;
/** With this many, b and v count as the same: Rabindranath is रवींद्रनाथ. */
const MANY_CONSONANTS = 5;
const LONGEST_KEY = 24;
/** As many as a long story has; the rest is found by exact spelling only. */
const MAX_KEYS = 4000;

/**
 * The sound keys of these texts: of each word, and of any two adjacent ones, because वार्षिक उत्सव is
 * वार्षिकोत्सव. Numbers are kept as they are.
 */
export function soundKeys(...texts: string[]): string[] {
  const keys = new Set<string>();
  const cache = new Map<string, Heard>();
  const heardOnce = (word: string): Heard => {
    const found = cache.get(word) ?? heard(word);
    cache.set(word, found);
    return found;
  };
  for (const text of texts) {
    const words = wordsOf(text).map(heardOnce);
    for (const [at, word] of words.entries()) {
      if (word.number) keys.add(word.number);
      for (const sounds of [...word.sounds, ...joined(word, words[at + 1])]) {
        keys.add(keyWithin(sounds));
        keys.add(keyAcross(word.script!, sounds));
      }
    }
  }
  return [...keys].slice(0, MAX_KEYS);
}

/** One alternative: a key from each of these lists must occur. */
type SoundedWords = string[][];

/**
 * The alternatives that match these words by sound, or none if there is too little to compare. Words that are
 * too short are ignored.
 */
export function soundQuery(typed: string[]): SoundedWords[] {
  const words = typed.filter((word) => isNumber(word) || Array.from(word).length >= LEAST_LETTERS).map(heard);
  if (words.some(({ number, script }) => !number && !script)) return [];
  const searched = words.filter(({ number, sounds }) => number || sounds.length > 0);
  if (searched.every(({ number }) => number)) return [];
  const separate = searched.map(keysFor);
  const together = searched.flatMap((word, at) => {
    const sounds = joined(word, searched[at + 1]);
    const keys = keysFor({ ...word, sounds });
    return sounds.length > 0 ? [[...separate.slice(0, at), keys, ...separate.slice(at + 2)]] : [];
  });
  return [separate, ...together];
}

/** Whether these words match a text by sound, given its keys. */
export const isHeard = (typed: string[], keys: ReadonlySet<string>): boolean =>
  soundQuery(typed).some((words) => words.every((own) => own.some((key) => keys.has(key))));

interface Heard {
  number?: string;
  script: Script | undefined;
  /** Empty if it has too few consonants. */
  sounds: Sounds[];
}

const heard = (word: string): Heard =>
  isNumber(word)
    ? { number: word, script: undefined, sounds: [] }
    : {
        script: scriptOf(word),
        sounds: soundsOf(word).filter(
          (sounds) => sounds.length >= LEAST_SOUNDS || consonantsOf(sounds).length >= LEAST_CONSONANTS,
        ),
      };

function joined(word: Heard, next: Heard | undefined): Sounds[] {
  if (!next || next.script !== word.script) return [];
  return word.sounds.flatMap((one) => next.sounds.map((other) => one + other));
}

function keysFor({ number, script, sounds }: Heard): string[] {
  if (number) return [number];
  const other = script === 'latin' ? 'devanagari' : 'latin';
  return [...new Set(sounds.flatMap((own) => [keyWithin(own), keyAcross(other, own)]))];
}

/** For another spelling in the same script, with the same vowels. */
const keyWithin = (sounds: Sounds) => `s${sounds.toLowerCase()}`.slice(0, LONGEST_KEY);

/** For the other script: consonants, plus vowels only if there is little else. */
function keyAcross(writtenIn: Script, sounds: Sounds): string {
  const consonantsOnly = consonantsOf(sounds);
  const consonants =
    consonantsOnly.length < MANY_CONSONANTS ? consonantsOnly : consonantsOnly.replaceAll('v', 'b');
  const begins = /^[A-Z]/.test(sounds) ? 'a' : '';
  const key = consonants.length > FEW_CONSONANTS ? begins + consonants : sounds.toLowerCase();
  return `${writtenIn[0]}${key}`.slice(0, LONGEST_KEY);
}

const consonantsOf = (sounds: Sounds) => sounds.replaceAll(/[A-Z]/g, '');
const isNumber = (word: string) => /^\d+$/.test(word);
