/**
 * The sound of a word, in either script: small letters are consonants (one letter each for aspirates, nasals
 * and sibilants), capitals are groups of vowels. `I` is i, ee, e, ai and y; `U` is u, oo, o and au; `A` only
 * appears at the beginning, because Latin letters do not show where Hindi omits it or whether it is long.
 */
export type Sounds = string;

export type Script = 'latin' | 'devanagari';

/** The script of a folded word; undefined for scripts without rules here. */
export function scriptOf(word: string): Script | undefined {
  if (/^[a-z]+$/.test(word)) return 'latin';
  return /^[\u0900-\u097f]+$/.test(word) ? 'devanagari' : undefined;
}

/** The possible sounds of a folded word: several if its letters are ambiguous. */
export function soundsOf(word: string): Sounds[] {
  const script = scriptOf(word);
  if (script === 'latin') return [latinSounds(word)];
  return script ? devanagariSounds(word) : [];
}

/** Applied in order; later rules ignore the capitals that earlier ones produce. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  // English spellings
  [/sch(?!e)/g, 'sk'],
  [/chr/g, 'kr'],
  [/s?sion|tion/g, 'sn'],
  [/tch|chh?/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ow(?![aeiouy])/g, 'u'],
  // Hindi in Latin letters
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
  // A separate letter at the beginning of a word
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
  // Folding removes the nukta: within a word ड is often ड़, which Latin letters write as d or as r.
  const flapped = plain.replaceAll(/([^्])[डढ](?!्)/g, '$1र');
  // माँ is written maa, and छुट्टियां chhuttiyan.
  const open = plain.replace(/ं$/, '');
  return [...new Set([plain, flapped, open])].map((letters) => {
    const spelledOut = letters.replaceAll(WITHOUT_A_SIGN, '$&अ');
    const sounds = Array.from(spelledOut, (letter) => DEVANAGARI[letter] ?? '').join('');
    return tidy(letters.startsWith('य') ? `y${sounds.slice(1)}` : sounds);
  });
}

/** A consonant with the unwritten vowel. */
const WITHOUT_A_SIGN = /[क-ह](?![\u093e-\u094d])/g;

/** Collapses doubled letters and adjacent vowels; `A` counts only at the beginning. */
function tidy(sounds: string): Sounds {
  const single = sounds.replaceAll(/([a-z])\1+/g, '$1');
  const reduced = single.slice(0, 1) + single.slice(1).replaceAll('A', '');
  return reduced.replaceAll(/([A-Z])\1+/g, '$1');
}
