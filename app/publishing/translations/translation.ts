import type { Segment, SegmentTexts } from './segments.ts';

/** The texts of an item in another language, and the source of each. */
export interface Translation {
  texts: SegmentTexts;
  sources: SegmentTexts;
}

export const NO_TRANSLATION: Translation = { texts: {}, sources: {} };

/** The state of a segment: never translated, translated from the current source, or from an older one. */
export type SegmentState = 'missing' | 'written' | 'older';

export function segmentState(
  { key, text }: Pick<Segment, 'key' | 'text'>,
  { texts, sources }: Translation,
): SegmentState {
  if (!texts[key]) return 'missing';
  return sources[key] === text ? 'written' : 'older';
}

export const countSegmentStates = (segments: readonly Segment[], translation: Translation) => {
  const counts: Record<SegmentState, number> = { missing: 0, written: 0, older: 0 };
  for (const segment of segments) counts[segmentState(segment, translation)]++;
  return counts;
};

/**
 * The translation after the item was changed. Rows of a list are matched by content: one that moved keeps its
 * translation, and so does one with at least half of its words unchanged. Translations of removed rows are
 * dropped.
 */
export function realigned(segments: readonly Segment[], before: Translation): Translation {
  const after: Translation = { texts: {}, sources: {} };
  const keep = (key: string, from: string) => {
    if (before.texts[from] === undefined) return;
    after.texts[key] = before.texts[from];
    after.sources[key] = before.sources[from] ?? '';
  };
  const rowsNow = rowsIn(segments.map(({ key, text }) => [key, text] as const));
  const rowsThen = rowsIn(Object.entries(before.sources));
  const moved = new Map<string, string>();
  for (const [list, now] of rowsNow) {
    const then = rowsThen.get(list) ?? new Map<string, string>();
    for (const [row, from] of matched(now, then)) moved.set(row, from);
  }
  for (const { key } of segments) {
    const [row, field] = rowOf(key);
    if (!row) keep(key, key);
    else if (moved.has(row)) keep(key, `${moved.get(row)}/${field}`);
  }
  return after;
}

/** `sections/steps/2/text` → the row `sections/steps/2` and its field. */
function rowOf(key: string): [row: string | undefined, field: string] {
  const found = /^(.+\/\d+)\/([^/]+)$/.exec(key);
  return found && !key.startsWith('files/') ? [found[1], found[2]!] : [undefined, key];
}

/** The whole text of each row, by list. */
function rowsIn(
  segments: readonly (readonly [key: string, text: string])[],
): Map<string, Map<string, string>> {
  const lists = new Map<string, Map<string, string>>();
  for (const [key, text] of segments) {
    const [row] = rowOf(key);
    if (!row) continue;
    const list = row.replace(/\/\d+$/, '');
    const rows = lists.get(list) ?? new Map<string, string>();
    lists.set(list, rows.set(row, `${rows.get(row) ?? ''} ${text}`));
  }
  return lists;
}

/** The earlier row of each row: the same text, or in order one that is similar. */
function matched(now: Map<string, string>, then: Map<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const left = new Map(then);
  const take = (isIt: (one: string, other: string, rows: [string, string]) => boolean) => {
    for (const [row, text] of now) {
      if (found.has(row)) continue;
      for (const [from, old] of left) {
        if (!isIt(text, old, [row, from])) continue;
        found.set(row, from);
        left.delete(from);
        break;
      }
    }
  };
  take((text, old, [row, from]) => text === old && row === from);
  take((text, old) => text === old);
  take((text, old) => similarity(text, old) >= 0.5);
  return found;
}

/** The share of words that two texts have in common. */
function similarity(one: string, other: string): number {
  const [a, b] = [new Set(one.split(/\s+/).filter(Boolean)), new Set(other.split(/\s+/).filter(Boolean))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}
