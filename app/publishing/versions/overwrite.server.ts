import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Staff } from '#app/access/staff.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { saveVersion, lastVersion, listVersions } from './versions.server.ts';

export type OverwriteResult = 'saved' | { conflict: { by: string; base: number } };

interface OverwriteOptions {
  staff: Staff;
  now: Date;
  /** The version that the form was opened with. */
  base: number;
  before: object;
  after: object;
}

/**
 * Of what a school has one of, as its profile and its look: writes it and keeps it as a version, the first time what
 * stood there before as well. One that rests on an older version is not taken silently.
 */
export async function overwrite(
  change: ContentChange,
  itemRef: ItemRef,
  { staff, now, base, before, after }: OverwriteOptions,
  write: () => Promise<unknown>,
): Promise<OverwriteResult> {
  const last = await lastVersion(change, itemRef);
  if (last !== base) {
    const [newest] = await listVersions(change, itemRef);
    return { conflict: { by: newest?.by ?? '', base: last } };
  }
  const at = now.toISOString();
  if (last === 0)
    await saveVersion(change, itemRef, {
      reason: 'before',
      fields: before,
      by: { id: '', name: '' },
      at,
    });
  await write();
  await saveVersion(change, itemRef, { reason: 'publish', fields: after, by: staff, at });
  return 'saved';
}
