import { wordsOf } from '../search-text.ts';
import { type Script, scriptOf, type Sounds, soundsOf } from './letters.ts';

/** Fewer letters sound like too much. */
const LEAST_LETTERS = 3;
/** One consonant is in every text, unless there is more to hear. */
const LEAST_CONSONANTS = 2;
const LEAST_SOUNDS = 4;
/** So few consonants are told apart by their vowels, too. */
const FEW_CONSONANTS = 2;
/** So many are the same word even where one writes b and another v: Rabindranath is रवींद्रनाथ. */
const MANY_CONSONANTS = 5;
const LONGEST_KEY = 24;
/** As many as a long story has; the rest of it is found by its own spelling. */
const MAX_KEYS = 4000;

/**
 * What is heard of these texts: of each word, and of any two that stand together, for वार्षिक उत्सव is वार्षिकोत्सव.
 * Numbers stand for themselves.
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

/** One way to be found: of each of these lists one key. */
type SoundedWords = string[][];

/**
 * What has to be there for these words to be heard in a text: one of these ways, or none where there is too little to
 * go by. What is too short to be told from others is passed over.
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

/** Whether these words are heard in a text, by its keys. */
export const isHeard = (typed: string[], keys: ReadonlySet<string>): boolean =>
  soundQuery(typed).some((words) => words.every((own) => own.some((key) => keys.has(key))));

interface Heard {
  number?: string;
  script: Script | undefined;
  /** Empty where it has too few consonants to be told from others. */
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

/** To be found by another spelling in the same script, which has the same vowels. */
const keyWithin = (sounds: Sounds) => `s${sounds.toLowerCase()}`.slice(0, LONGEST_KEY);

/** To be found from the other script: consonants, and vowels only where there is little else. */
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
