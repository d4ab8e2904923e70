import type { Staff } from '#app/access/staff.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { keepVersion, lastVersion, listVersions, type Owner } from './versions.server.ts';

export type WrittenOver = 'saved' | { conflict: { by: string; base: number } };

interface Writing {
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
export async function writeOver(
  change: ContentChange,
  owner: Owner,
  { staff, now, base, before, after }: Writing,
  write: () => Promise<unknown>,
): Promise<WrittenOver> {
  const last = await lastVersion(change, owner);
  if (last !== base) {
    const [newest] = await listVersions(change, owner);
    return { conflict: { by: newest?.by ?? '', base: last } };
  }
  const { schoolCode } = staff;
  const at = now.toISOString();
  if (last === 0)
    await keepVersion(change, owner, {
      schoolCode,
      reason: 'before',
      fields: before,
      by: { id: '', name: '' },
      at,
    });
  await write();
  await keepVersion(change, owner, { schoolCode, reason: 'publish', fields: after, by: staff, at });
  return 'saved';
}
