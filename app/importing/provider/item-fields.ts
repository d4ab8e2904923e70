/** What came as JSON in curly brackets. */
export type Item = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these that says anything, however its letters are written. */
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

/** What it is called over there: a text, a number, or as MongoDB writes one out. */
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

/** Nothing for what nests deeper than can be written. */
export function toJson(item: unknown): string {
  try {
    return JSON.stringify(item) ?? '';
  } catch {
    return '';
  }
}
