export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** With more differences than this, both texts side by side are easier to read. */
const MAX_STEPS = 1_000_000;

/** Word by word: what stayed, what was removed, what was added. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [allOld, allYoung] = [wordsOf(before), wordsOf(after)];
  // Most changes are small, so the common start and end are not compared with everything.
  const first = sameAtStart(allOld, allYoung);
  const last = sameAtStart(allOld.slice(first).reverse(), allYoung.slice(first).reverse());
  const [old, young] = [allOld, allYoung].map((words) => words.slice(first, words.length - last)) as [
    string[],
    string[],
  ];
  const parts: DiffPart[] = [];
  for (const word of allOld.slice(0, first)) add(parts, 'same', word);
  if (old.length * young.length > MAX_STEPS) {
    for (const word of old) add(parts, 'gone', word);
    for (const word of young) add(parts, 'new', word);
  } else compare(old, young, parts);
  for (const word of allOld.slice(allOld.length - last)) add(parts, 'same', word);
  return parts;
}

function sameAtStart(old: readonly string[], young: readonly string[]): number {
  let same = 0;
  while (same < old.length && old[same] === young[same]) same++;
  return same;
}

function compare(old: string[], young: string[], parts: DiffPart[]): void {
  const common = commonLengths(old, young);
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      add(parts, 'same', old[i]!);
      i++;
      j++;
    } else if (j >= young.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      add(parts, 'gone', old[i++]!);
    else add(parts, 'new', young[j++]!);
  }
}

/** Each word with the space after it: otherwise the spaces alone would count as unchanged. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** The number of words that the rests of both have in common, from each position of each. */
function commonLengths(old: string[], young: string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === young[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
