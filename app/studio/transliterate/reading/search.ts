import { isNasal, isVowel, LONGEST, type Reading, readingsOf, signOf } from './letters.ts';

/** A partial reading of a word. */
interface State {
  text: string;
  cost: number;
  /** Its last consonant has no vowel yet. */
  isBare: boolean;
}

interface Search {
  /** How many partial readings are kept at a time. */
  width: number;
  /** Whether a wanted word begins like this. Then it may also be nasal without a written n: nahi, नहीं. */
  isPrefix?: (prefix: string) => boolean;
}

const UNWRITTEN_NASAL = 8;

/** The possible spellings of a Latin word in Devanagari, cheapest first. */
export function search(latin: string, { width, isPrefix }: Search): Reading[] {
  const states: State[][] = Array.from({ length: latin.length + 1 }, () => []);
  states[0] = [{ text: '', cost: 0, isBare: false }];
  for (let at = 0; at < latin.length; at++) {
    const here = cheapest(states[at]!, width);
    for (let to = at + 1; to <= Math.min(latin.length, at + LONGEST); to++)
      for (const reading of readingsOf(latin.slice(at, to), to === latin.length))
        for (const state of here)
          states[to]!.push(
            ...(isPrefix
              ? after(state, reading)
                  .flatMap(andNasal)
                  .filter(({ text }) => isPrefix(text))
              : after(state, reading)),
          );
  }
  return cheapest(states[latin.length]!, width);
}

function cheapest(states: State[], width: number): State[] {
  const best = new Map<string, State>();
  for (const state of states) {
    const key = `${state.text} ${state.isBare}`;
    const previous = best.get(key);
    if (!previous || state.cost < previous.cost) best.set(key, state);
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost).slice(0, width);
}

function after(state: State, reading: Reading): State[] {
  const first = reading.text[0]!;
  const cost = state.cost + reading.cost;
  if (isNasal(first)) {
    if (state.isBare || !state.text) return [];
    const [text, isBare] = written(reading.text);
    return [{ text: state.text + text, cost, isBare }];
  }
  if (isVowel(first)) {
    const [rest, isBare] = written(reading.text.slice(1));
    if (state.isBare) return [{ text: state.text + signOf(first) + rest, cost, isBare }];
    const apart = state.text ? hiatus(state.text, first) : 0;
    return [{ text: state.text + first + rest, cost: cost + apart, isBare }];
  }
  if (!state.text && NEVER_FIRST.has(reading.text)) return [];
  const [text, isBare] = written(reading.text);
  if (!state.isBare) return [{ text: state.text + text, cost, isBare }];
  const [joined, apart] = meeting(state.text, first);
  return [
    { text: `${state.text}्${text}`, cost: cost + joined, isBare },
    { text: state.text + text, cost: cost + apart, isBare },
  ];
}

function andNasal(state: State): State[] {
  if (state.isBare || state.text.endsWith('ं')) return [state];
  const cost = state.cost + UNWRITTEN_NASAL;
  return [state, ...['ं', 'ँ'].map((mark) => ({ ...state, text: state.text + mark, cost }))];
}

const NEVER_FIRST = new Set(['ड़', 'ढ़', 'ण', 'च्च'].map((letter) => letter.normalize('NFC')));

/** Appends a reading: with vowel signs after a consonant. */
function written(text: string): [text: string, isBare: boolean] {
  let isBare = false;
  let result = '';
  for (const letter of text) {
    result += isBare && isVowel(letter) ? signOf(letter) : letter;
    isBare = !isVowel(letter) && !isNasal(letter) && letter !== '्';
  }
  return [result, isBare];
}

/** Hindi rarely has two adjacent vowels, except after a long one, and almost never the same one twice. */
function hiatus(before: string, vowel: string): number {
  const isTwice = before.endsWith(signOf(vowel)) || before.endsWith(vowel);
  return vowel === 'अ' || isTwice ? 15 : /[ाेोीआएओि]$/.test(before) ? 2 : 6;
}

/** The cost of joining two consonants, and of an unwritten vowel between them. */
function meeting(before: string, next: string): [joined: number, apart: number] {
  const last = /[क-ह]़?$/.exec(before)![0];
  // A separate h after these would have been typed with a vowel.
  const aspirated = next === 'ह' && 'कगचजटडतदपबस'.includes(last) ? 8 : 0;
  if (before === last) return [aspirated, 9 + aspirated];
  if (last === next) return [0, 9];
  return JOINED.test(last + next) ? [aspirated, 4 + aspirated] : [5 + aspirated, 2 + aspirated];
}

/** Pairs that Hindi usually joins. */
const JOINED =
  /^(?:[क-ह]़?य|[कगतदपबशसध]र|[सशधदतज]व|स[कतथटपम]|[शष][टठचनवमण]|न[तदधथम]|ण[टठड]|म[पबहम]|त[सम]|क[तषल]|पल|र[कगचजटणतथदधपबमयवशषस])$/;
