/**
 * A word as it sounds, in either script: small letters are consonants (aspirates, nasals and sibilants in one each),
 * capitals are what a vowel does to them. `I` is i, ee, e, ai and y; `U` is u, oo, o and au; `A` is only told where a
 * word begins with it, for Latin letters say neither where Hindi leaves it out nor whether it is long.
 */
export type Sounds = string;

export type Script = 'latin' | 'devanagari';

/** Of a folded word; of another script nothing is known here. */
export function scriptOf(word: string): Script | undefined {
  if (/^[a-z]+$/.test(word)) return 'latin';
  return /^[\u0900-\u097f]+$/.test(word) ? 'devanagari' : undefined;
}

/** What a folded word may sound like: more than one where its letters leave it open. */
export function soundsOf(word: string): Sounds[] {
  const script = scriptOf(word);
  if (script === 'latin') return [latinSounds(word)];
  return script ? devanagariSounds(word) : [];
}

/** One after the other; what comes out in capitals is left alone by the rest. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  // As English writes them
  [/sch(?!e)/g, 'sk'],
  [/chr/g, 'kr'],
  [/s?sion|tion/g, 'sn'],
  [/tch|chh?/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ow(?![aeiouy])/g, 'u'],
  // As Hindi is written in Latin letters
  [/(?:[dj]ny|jn|gy)(?=[aeiou])/g, 'gi'],
  [/m(?=[pbf])/g, 'n'],
  [/sh+/g, 's'],
  [/kh|[cq]/g, 'k'],
  [/gh/g, 'g'],
  [/jh|z/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph|f/g, 'p'],
  [/bh/g, 'b'],
  [/[vw]h?/g, 'v'],
  // A letter of its own where it begins a word
  [/^y(?=[aeiou])/, 'Y'],
  [/[iey]/g, 'I'],
  [/[uo]/g, 'U'],
  [/a/g, 'A'],
  [/C/g, 'c'],
  [/Y/g, 'y'],
];

const latinSounds = (word: string): Sounds =>
  tidy(LATIN.reduce((sounds, [written, sound]) => sounds.replace(written, sound), word));

const DEVANAGARI: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'पफ',
    b: 'बभ',
    s: 'शषस',
    n: 'ङञणनं',
    m: 'म',
    r: 'र',
    l: 'लळ',
    v: 'व',
    h: 'ह',
    rI: 'ऋृ',
    I: 'इईएऐऍऎिीेैॅॆय',
    U: 'उऊओऔऒुूोौॊ',
    A: 'अआऑाॉ',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound])),
);

function devanagariSounds(word: string): Sounds[] {
  const plain = word.replaceAll('ज्ञ', 'ग्य');
  // Its nukta is folded away: within a word ड is as often ड़, which Latin letters write as d or as r.
  const flapped = plain.replaceAll(/([^्])[डढ](?!्)/g, '$1र');
  // माँ is written maa, and छुट्टियां chhuttiyan.
  const open = plain.replace(/ं$/, '');
  return [...new Set([plain, flapped, open])].map((letters) => {
    const spelledOut = letters.replaceAll(WITHOUT_A_SIGN, '$&अ');
    const sounds = Array.from(spelledOut, (letter) => DEVANAGARI[letter] ?? '').join('');
    return tidy(letters.startsWith('य') ? `y${sounds.slice(1)}` : sounds);
  });
}

/** A consonant with the vowel that is not written. */
const WITHOUT_A_SIGN = /[क-ह](?![\u093e-\u094d])/g;

/** Doubled letters are one, vowels that meet are one, and `A` counts only at the beginning. */
function tidy(sounds: string): Sounds {
  const single = sounds.replaceAll(/([a-z])\1+/g, '$1');
  const reduced = single.slice(0, 1) + single.slice(1).replaceAll('A', '');
  return reduced.replaceAll(/([A-Z])\1+/g, '$1');
}
