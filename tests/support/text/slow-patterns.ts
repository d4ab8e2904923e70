/** One regular expression as it is written in a source file. */
export interface Pattern {
  source: string;
  flags: string;
}

/** A text that a pattern is slow on: `piece` repeated, between two ends. */
export interface SlowText {
  before: string;
  unit: string;
  after: string;
}

const SHORT = 2 * 1024;
const LONG = 4 * SHORT;
/** CPU milliseconds. With linear growth, the short text takes a twentieth of a millisecond. */
const WORTH_CHECKING = 0.5;
/** Worse than quadratic: the long text would take minutes. */
const SURELY_TOO_SLOW = 50;
/** An eighth of the 50 ms that 64 kB may take. Quadratic growth takes ten times that. */
const MAX_FOR_LONG = 50 / 8;

/**
 * A text that this pattern needs far too long for, if one is found. Tries repetitions of single characters
 * and of what the pattern itself matches: a pattern is slow if it starts to match at every position and fails
 * at each.
 */
export function findSlowText(pattern: Pattern): SlowText | undefined {
  if (!/[*+]|,\}/.test(pattern.source)) return undefined;
  for (const text of textsFor(pattern)) {
    const short = timeOn(pattern, text, SHORT);
    if (short < WORTH_CHECKING) continue;
    if (short > SURELY_TOO_SLOW && quickestOn(pattern, text, SHORT) > SURELY_TOO_SLOW) return text;
    // On a busy machine all of it takes longer. A slow pattern takes four times as long for twice the length,
    // not twice.
    const long = quickestOn(pattern, text, LONG);
    if (long > MAX_FOR_LONG && quickestOn(pattern, text, 2 * LONG) > 3 * long) return text;
  }
  return undefined;
}

/** The best of several: a garbage collection may fall into one. */
const quickestOn = (pattern: Pattern, text: SlowText, length: number) =>
  Math.min(...[0, 1, 2].map(() => timeOn(pattern, text, length)));

function timeOn({ source, flags }: Pattern, { before, unit, after }: SlowText, length: number): number {
  const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
  const expression = new RegExp(source, flags);
  const began = process.threadCpuUsage();
  if (flags.includes('g')) text.replace(expression, '');
  else if (flags.includes('y'))
    for (let at = 0; at < text.length; at++) {
      expression.lastIndex = at;
      expression.exec(text);
    }
  else expression.exec(text);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

const CHARACTERS = Array.from(` \n\taA1/<>"'.-|{}&@#?:=[]()*\\_%;,+!\u00a0ऩ\u200d\u0000`);

function textsFor(pattern: Pattern): Iterable<SlowText> {
  const texts = new Map<string, SlowText>();
  const add = (before: string, unit: string, after: string) =>
    texts.set(`${before}\u0001${unit}\u0001${after}`, { before, unit, after });
  for (const character of CHARACTERS) {
    add('', character, '');
    add('a', character, 'a');
    add('', character, '\u0001');
    add('', character, '\n\u0001');
  }
  const atoms = atomsOf(pattern);
  for (const variant of [0, 1, 2]) {
    const samples = atoms.map((atom) => atom[Math.min(variant, atom.length - 1)]!);
    for (let from = 0; from < samples.length; from++)
      for (let to = from + 1; to <= Math.min(samples.length, from + 24); to++) {
        const unit = samples.slice(from, to).join('');
        add('', unit, '\u0001');
        if (from > 0) add(samples.slice(0, from).join(''), unit, '\u0001');
      }
  }
  return texts.values();
}

/** What each character of the pattern can stand for, in order, without groups and repetitions. */
function atomsOf({ source, flags }: Pattern): string[][] {
  const atoms: string[][] = [];
  for (const [atom] of source.matchAll(ATOM)) {
    if (SAYS_NO_CHARACTER.test(atom)) continue;
    const one = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gy]/g, ''));
    const [literal] = Array.from(atom.replace(/^\\(?=[^\w])/, ''));
    const samples = [
      ...(one.test(literal!) ? [literal!] : []),
      ...CHARACTERS.filter((each) => one.test(each)),
    ];
    if (samples.length > 0) atoms.push(samples.slice(0, 3));
  }
  return atoms;
}

const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[^])|\[\^?(?:\\[^]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\{\d+(?:,\d*)?\}|[^]/g;
const SAYS_NO_CHARACTER = /^(?:\\[bB1-9k]|\(|[)|^$*+?]$|\{\d)/;
