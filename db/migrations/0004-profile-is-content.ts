import { type Kysely, sql } from 'kysely';

/**
 * What the school says of itself was a column of `schools`, with drafts, versions and translations under a type of its
 * own. It becomes an item like every other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: schools } =
    await sql<SchoolRow>`select code, profile, created_at, updated_at from schools`.execute(db);
  for (const school of schools) await moveProfile(db, school);
  await sql`alter table schools drop column profile`.execute(db);
}

interface SchoolRow {
  code: string;
  profile: string;
  created_at: string;
  updated_at: string;
}

async function moveProfile(db: Kysely<unknown>, { code, profile, ...times }: SchoolRow): Promise<void> {
  const { texts, logo } = fromProfile(profile, code);
  await sql`insert into content_items
    (school_code, type, id, title, day, status, publish_from, created_at, updated_at, fields, language)
    values (${code}, 'profile', 'profile', ${texts['name']}, '', 'published', ${times.updated_at},
      ${times.created_at}, ${times.updated_at}, ${JSON.stringify(texts)}, 'en')`.execute(db);
  await sql`delete from attachments
    where school_code = ${code} and item_type = 'pages' and item_id = ${`${code}/logo`}`.execute(db);
  if (logo)
    await sql`insert into attachments (school_code, item_type, item_id, role, position, media_id, alt, caption, decorative)
      select school_code, 'profile', 'profile', 'image', 0, id, '', '', 1 from media_files
      where school_code = ${code} and id = ${logo}`.execute(db);
  await moveWritten(db, code);
  for (const table of NAMING_ITS_TYPE)
    await sql`update ${sql.table(table)} set item_type = 'profile', item_id = 'profile'
      where school_code = ${code} and item_type = 'schools'`.execute(db);
}

const NAMING_ITS_TYPE = [
  'content_drafts',
  'content_versions',
  'content_translations',
  'content_editing',
  'acknowledged_warnings',
  'outside_link_places',
];

/** The draft was kept nearly as an item's is, the versions as the column was. */
async function moveWritten(db: Kysely<unknown>, code: string): Promise<void> {
  const { rows: drafts } = await sql<{ fields: string }>`select fields from content_drafts
    where school_code = ${code} and item_type = 'schools' and language = ''`.execute(db);
  for (const draft of drafts) {
    const { texts, ...rest } = JSON.parse(draft.fields) as { texts: Texts };
    const { ages = '[]', logo: _, ...others } = texts;
    const fields = JSON.stringify({
      ...rest,
      texts: { ...others, agesAtEntrance: ages === '[]' ? '' : ages },
    });
    await sql`update content_drafts set fields = ${fields}
      where school_code = ${code} and item_type = 'schools' and language = ''`.execute(db);
  }
  const { rows: versions } = await sql<{ number: number; fields: string }>`select number, fields
    from content_versions where school_code = ${code} and item_type = 'schools' and language = ''`.execute(
    db,
  );
  for (const { number, fields: profile } of versions) {
    const { texts, logo } = fromProfile(profile, code);
    const files = { logo: logo ? [{ mediaId: logo, alt: '', sure: true }] : [] };
    const fields = JSON.stringify({ texts, files, from: '', until: '' });
    await sql`update content_versions set fields = ${fields}
      where school_code = ${code} and item_type = 'schools' and language = '' and number = ${number}`.execute(
      db,
    );
  }
}

type Texts = Record<string, string>;

/** As the column held it; what had a default may be missing. */
interface StoredProfile {
  name?: string;
  logo?: { mediaId: string } | null;
  schoolCode?: string;
  addressLines?: string[];
  social?: { network: string; url: string }[];
  parentsApp?: { googlePlayUrl?: string; appStoreUrl?: string };
  helpDesk?: { email?: string; opens?: string; closes?: string };
  agesAtEntrance?: { grade: string; age: number }[];
  fees?: { formAtCampus: number; formDownloaded: number };
  [line: string]: unknown;
}

const LINES = [
  'mission',
  'description',
  'phone',
  'whatsapp',
  'email',
  'officeHours',
  'mapEmbedUrl',
  'mapUrl',
  'parentPortalUrl',
];
const NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'];

function fromProfile(json: string, code: string): { texts: Texts; logo: string | undefined } {
  const profile = JSON.parse(json) as StoredProfile;
  const { parentsApp = {}, helpDesk = {}, fees = { formAtCampus: 500, formDownloaded: 400 } } = profile;
  const ages = (profile.agesAtEntrance ?? []).map(({ grade, age }) => ({ grade, age: String(age) }));
  const urlOf = (network: string) => profile.social?.find((one) => one.network === network)?.url ?? '';
  const texts = {
    name: profile.name ?? code,
    ...Object.fromEntries(LINES.map((line) => [line, String(profile[line] ?? '')])),
    schoolCode: profile.schoolCode ?? code,
    addressLines: (profile.addressLines ?? []).join('\n'),
    ...Object.fromEntries(NETWORKS.map((network) => [`social.${network}`, urlOf(network)])),
    'parentsApp.googlePlayUrl': parentsApp.googlePlayUrl ?? '',
    'parentsApp.appStoreUrl': parentsApp.appStoreUrl ?? '',
    'helpDesk.email': helpDesk.email ?? '',
    'helpDesk.opens': helpDesk.opens ?? '8:00 AM',
    'helpDesk.closes': helpDesk.closes ?? '8:00 PM',
    'fees.formAtCampus': String(fees.formAtCampus),
    'fees.formDownloaded': String(fees.formDownloaded),
    agesAtEntrance: ages.length > 0 ? JSON.stringify(ages) : '',
  };
  return { texts, logo: profile.logo?.mediaId };
}
