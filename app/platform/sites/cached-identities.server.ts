import type { ContentRevisions } from '#app/platform/content/revisions.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type Identity, identityOf, readTheme } from '../../sites/identity/identity.ts';

export interface Identities {
  of(schoolCode: string): Identity;
}

const first = identityOf();
export const defaultIdentities: Identities = { of: () => first };

/**
 * The schools' identities in memory, so that a request needs no query for them. They are read before a change is seen
 * here, so that no page is cached in an old theme.
 */
export function cacheIdentities({
  db,
  revisions,
}: {
  db: Db;
  revisions: Pick<ContentRevisions, 'beforeChange'>;
}): Identities {
  let cached = new Map<string, Identity>();
  revisions.beforeChange(async () => {
    const rows = await db.selectFrom('schools').select(['code', 'profile', 'theme as look']).execute();
    cached = new Map(rows.map((row) => [row.code, same(cached.get(row.code), identityIn(row))]));
  });
  return { of: (schoolCode) => cached.get(schoolCode) ?? defaultIdentities.of(schoolCode) };
}

/** The same object as long as nothing in it has changed. */
const same = (before: Identity | undefined, now: Identity) =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

function identityIn({ profile, look }: { profile: string; look: string | null }): Identity {
  const { name = '', logo = null } = JSON.parse(profile) as {
    name?: string;
    logo?: { path: string; width: number; height: number } | null;
  };
  const [initial = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return identityOf(look === null ? undefined : readTheme(JSON.parse(look)), {
    initial: initial.toLocaleUpperCase('en'),
    logo: logo && { path: logo.path, width: logo.width, height: logo.height },
  });
}
