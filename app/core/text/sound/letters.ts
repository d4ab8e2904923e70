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

const LATIN: readonly (readonly [RegExp, string])[] = [
  // As English writes them
  [/^(sch|sk)(?=[^e])/, 'sk'],
  [/^chr/, 'kr'],
  [/^(ssion|sion|tion)/, 'sn'],
  [/^(tch|chh|ch)/, 'c'],
  [/^ck/, 'k'],
  [/^c(?=[eiy])/, 's'],
  [/^x/, 'ks'],
  [/^ow(?=[^aeiouy]|$)/, 'U'],
  // As Hindi is written in Latin letters
  [/^(dny|jny|jn|gy)(?=[aeiou])/, 'gI'],
  [/^m(?=[pbf])/, 'n'],
  [/^(shh|sh|s)/, 's'],
  [/^(kh|k|q|c)/, 'k'],
  [/^(gh|g)/, 'g'],
  [/^(jh|j|z)/, 'j'],
  [/^(th|t)/, 't'],
  [/^(dh|d)/, 'd'],
  [/^(ph|p|f)/, 'p'],
  [/^(bh|b)/, 'b'],
  [/^[vw]h?/, 'v'],
  [/^[hlmnr]/, ''],
  [/^[iey]/, 'I'],
  [/^[uo]/, 'U'],
  [/^a/, 'A'],
];

function latinSounds(word: string): Sounds {
  let sounds = '';
  for (let rest = word; rest;) {
    const [taken, sound] = firstOf(rest);
    sounds += sound || taken;
    rest = rest.slice(taken.length);
  }
  // Before a vowel at the beginning it is a letter of its own.
  return tidy(/^y[aeiou]/.test(word) ? `y${sounds.slice(1)}` : sounds);
}

function firstOf(rest: string): readonly [string, string] {
  for (const [pattern, sound] of LATIN) {
    const taken = pattern.exec(rest)?.[0];
    if (taken) return [taken, sound];
  }
  return [rest[0]!, 'A'];
}

const CONSONANTS: Record<string, string> = Object.fromEntries(
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
    n: 'ङञणनऩं',
    m: 'म',
    r: 'रऱ',
    l: 'लळऴ',
    v: 'व',
    h: 'ह',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound])),
);
const VOWELS: Record<string, string> = Object.fromEntries(
  Object.entries({ I: 'इईएऐऍऎिीेैॅॆय', U: 'उऊओऔऒुूोौॊ', A: 'अआऑाॉ' }).flatMap(([sound, letters]) =>
    Array.from(letters, (letter) => [letter, sound]),
  ),
);

const VIRAMA = '्';

function devanagariSounds(word: string): Sounds[] {
  const read = (letters: string) => {
    let sounds = '';
    const signs = Array.from(letters);
    for (const [at, sign] of signs.entries()) {
      const next = signs[at + 1];
      if (sign === 'ऋ' || sign === 'ृ') sounds += 'rI';
      else if (CONSONANTS[sign]) {
        sounds += CONSONANTS[sign];
        // What follows without a vowel sign has the vowel that is not written.
        if (sign !== 'ं' && next !== VIRAMA && !(next && VOWELS[next] && isSign(next)) && next !== 'ृ')
          sounds += 'A';
      } else if (VOWELS[sign]) {
        sounds += at === 0 && sign === 'य' ? 'y' : VOWELS[sign];
      }
    }
    return tidy(sounds);
  };
  const plain = word.replaceAll('ज्ञ', 'ग्य');
  // Its nukta is folded away: within a word ड is as often ड़, which Latin letters write as d or as r.
  const flapped = plain.replaceAll(/([^्])[डढ](?!्)/g, '$1र');
  const bare = plain.replace(/ं$/, '');
  return [...new Set([plain, flapped, bare].map(read))];
}

const isSign = (letter: string) => letter >= '\u093a' && letter <= '\u094f';

/** Doubled letters are one, vowels that meet are one, and `A` counts only at the beginning. */
function tidy(sounds: string): Sounds {
  const single = sounds.replaceAll(/([a-z])\1+/g, '$1');
  const [first = '', rest = ''] = [single.slice(0, 1), single.slice(1)];
  return (first + rest.replaceAll(/A+/g, '')).replaceAll(/([A-Z])\1+/g, '$1');
}
