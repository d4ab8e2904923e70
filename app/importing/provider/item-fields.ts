/** A JSON object. */
export type Item = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these fields with a value, in any letter case. */
export function fieldOf(item: Item, ...names: string[]): unknown {
  for (const name of names) {
    const spelled = Object.hasOwn(item, name)
      ? name
      : Object.keys(item).find((key) => key.toLowerCase() === name.toLowerCase());
    const value = spelled === undefined ? undefined : item[spelled];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

const LONGEST_ID = 200;

/** Its id on the old site: a text, a number, or MongoDB's extended JSON. */
export function idOf(item: Item): string | undefined {
  const value = fieldOf(item, '_id', 'id');
  const id = isRecord(value) ? (value['$oid'] ?? value['$numberLong'] ?? value['$uuid']) : value;
  if (typeof id === 'number') return Number.isFinite(id) ? String(id) : undefined;
  if (typeof id !== 'string') return undefined;
  const trimmed = id.trim();
  const isFine = trimmed !== '' && trimmed.length <= LONGEST_ID && !/[\p{Cc}\p{Surrogate}]/u.test(trimmed);
  return isFine ? trimmed : undefined;
}

export function titleOf(item: unknown): string {
  const value = isRecord(item) ? fieldOf(item, 'title', 'name') : undefined;
  return typeof value === 'string' ? value.slice(0, 2000).replaceAll(/\s+/g, ' ').trim().slice(0, 300) : '';
}

/** Undefined for values nested too deeply to be serialised. */
export function toJson(item: unknown): string {
  try {
    return JSON.stringify(item) ?? '';
  } catch {
    return '';
  }
}
