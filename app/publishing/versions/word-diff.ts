export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond so many steps a reader is better served by both texts as they are. */
const MOST_STEPS = 4_000_000;

/** Word by word: what stayed, what went, what came. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length * young.length > MOST_STEPS)
    return [
      ...(before ? [{ kind: 'gone', text: before } as const] : []),
      ...(after ? [{ kind: 'new', text: after } as const] : []),
    ];
  const common = commonLengths(old, young);
  const parts: DiffPart[] = [];
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
  return parts;
}

/** Each with the space behind it: else the spaces alone would count as what stayed. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** How many words the rests of both have in common, from each place of each. */
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
