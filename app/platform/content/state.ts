import type { ContentItemTable } from '#app/platform/db/schema.ts';

export const states = ['draft', 'scheduled', 'live', 'ended', 'trash'] as const;
export type State = (typeof states)[number];

export type StateColumns = Pick<ContentItemTable, 'status' | 'publish_from' | 'expire_at' | 'deleted_at'>;

/** The state of an item at this moment, for the studio. `liveNow()` is the same as `live`, in SQL. */
export function stateOf(row: StateColumns, now: Date): State {
  const instant = now.toISOString();
  if (row.deleted_at !== null) return 'trash';
  if (row.status === 'draft') return 'draft';
  if (row.expire_at !== null && row.expire_at <= instant) return 'ended';
  return row.publish_from > instant ? 'scheduled' : 'live';
}
