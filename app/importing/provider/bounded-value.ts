import { isRecord } from './item-fields.ts';

export interface Bounds {
  deepest: number;
  /** Of one list or object. */
  maxFields: number;
  /** In total; other values count as one or two. */
  maxLetters: number;
}

/**
 * A JSON value without parts that are nested too deeply or exceed what we read: transferring it to another
 * thread could fail.
 */
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
