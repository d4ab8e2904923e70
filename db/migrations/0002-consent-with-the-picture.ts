import { type Kysely, sql } from 'kysely';

/**
 * Who may be seen in a picture is kept with the picture alone. An attachment says only whether a photo is still hidden
 * in its album, see decision 49.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const lastTick = `select album_consents.staff_id, album_consents.staff_name, album_consents.consented_at
  from attachments join album_consents
    on album_consents.school_code = attachments.school_code and album_consents.album_id = attachments.item_id
  where attachments.school_code = media_files.school_code and attachments.media_id = media_files.id
    and attachments.item_type = 'albums' and attachments.released = 1
  order by album_consents.consented_at desc, album_consents.id desc limit 1`;

const statements = [
  // It meant that nobody had answered, and no version with these tables has written it.
  `update media_files set consent = null, consent_by_id = '', consent_by = '', consent_at = null
    where consent = 'before'`,
  `update replaced_files set stored = replace(stored, '"consent":"before"', '"consent":null')
    where stored like '%"consent":"before"%'`,
  // The tick of an album is the answer of each of its photos that has none of its own.
  `update media_files
    set consent = 'everyone', (consent_by_id, consent_by, consent_at) = (${lastTick})
    where consent is null and kind = 'image' and exists (${lastTick})`,
  `drop table album_consents`,
  `drop index attachments_unreleased`,
  ...['attachments', 'removed_photos'].flatMap((table) => [
    `alter table ${table} add column hidden integer not null default 0`,
    `update ${table} set hidden = 1 where released = 0`,
    `alter table ${table} drop column released`,
  ]),
  // Few photos are hidden; they are found without reading the others.
  `create index attachments_hidden on attachments (school_code, media_id) where hidden = 1`,
];
