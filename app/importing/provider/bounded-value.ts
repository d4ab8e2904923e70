import { isRecord } from './item-fields.ts';

export interface Bounds {
  deepest: number;
  /** Of one list or thing. */
  maxFields: number;
  /** In all; whatever is no text counts as one or two. */
  maxLetters: number;
}

/** What came as JSON, without what nests deeper or is more than anything that we read: it could not be handed over. */
export function boundedValue(value: unknown, bounds: Bounds): { value: unknown; letters: number } {
  let room = bounds.maxLetters;
  const bounded = (part: unknown, depth: number): unknown => {
    if (room <= 0) return null;
    if (typeof part === 'string') {
      const kept = part.slice(0, room);
      room -= kept.length;
      return kept;
    }
    room -= 2;
    if (typeof part !== 'object' || part === null) return part;
    if (depth >= bounds.deepest) return null;
    if (Array.isArray(part)) return part.slice(0, bounds.maxFields).map((each) => bounded(each, depth + 1));
    if (!isRecord(part)) return null;
    const names = Object.keys(part).slice(0, bounds.maxFields);
    return Object.fromEntries(names.map((name) => [name, bounded(part[name], depth + 1)]));
  };
  return { value: bounded(value, 0), letters: bounds.maxLetters - room };
}
