import type { ContentRevisions } from '#app/platform/content/revisions.ts';
import { PROFILE, THEME } from '#app/platform/content/school-items.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type Identity, identityOf, readThemeTexts } from '../../sites/identity/identity.ts';

export interface Identities {
  of(schoolCode: string): Identity;
}

const first = identityOf();
export const defaultIdentities: Identities = { of: () => first };

/**
 * The schools' identities in memory, so that a request needs no query for them. They are read before a change
 * becomes visible here, so that no page is cached in an old theme.
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
    const rows = await selectIdentities(db).execute();
    cached = new Map(rows.map((row) => [row.code, same(cached.get(row.code), identityIn(row))]));
  });
  return { of: (schoolCode) => cached.get(schoolCode) ?? defaultIdentities.of(schoolCode) };
}

/** The same object as long as nothing in it has changed. */
const same = (before: Identity | undefined, now: Identity) =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** As it is in this transaction, before anybody else sees it. */
export async function findIdentity(db: Db, schoolCode: string): Promise<Identity> {
  return identityIn(await selectIdentities(db).where('code', '=', schoolCode).executeTakeFirstOrThrow());
}

const selectIdentities = (db: Db) =>
  db
    .selectFrom('schools')
    .leftJoin('content_items as profile', (join) =>
      join
        .onRef('profile.school_code', '=', 'schools.code')
        .on('profile.type', '=', PROFILE)
        .on('profile.id', '=', PROFILE),
    )
    .leftJoin('content_items as theme', (join) =>
      join
        .onRef('theme.school_code', '=', 'schools.code')
        .on('theme.type', '=', THEME)
        .on('theme.id', '=', THEME)
        .on('theme.status', '=', 'published'),
    )
    .leftJoin('attachments', (join) =>
      join
        .onRef('attachments.school_code', '=', 'schools.code')
        .on('attachments.item_type', '=', PROFILE)
        .on('attachments.item_id', '=', PROFILE),
    )
    .leftJoin('media_files as logo', (join) =>
      join
        .onRef('logo.school_code', '=', 'schools.code')
        .onRef('logo.id', '=', 'attachments.media_id')
        .on('logo.withdrawn_at', 'is', null),
    )
    .select(['code', 'profile.title', 'theme.fields as theme', 'logo.path', 'logo.width', 'logo.height']);

interface IdentityRow {
  /** The school's name. */
  title: string | null;
  /** The texts of the published theme, as JSON. */
  theme: string | null;
  path: string | null;
  width: number | null;
  height: number | null;
}

function identityIn({ title, theme, path, width, height }: IdentityRow): Identity {
  const [initial = ''] = /[\p{L}\p{N}]/u.exec(title ?? '') ?? [];
  return identityOf(theme === null ? undefined : readThemeTexts(JSON.parse(theme)), {
    initial: initial.toLocaleUpperCase('en'),
    logo: path && width && height ? { path, width, height } : null,
  });
}
