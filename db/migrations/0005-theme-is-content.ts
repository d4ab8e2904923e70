import { type Kysely, sql } from 'kysely';

/**
 * The theme was a column of `schools`, null until somebody chose one, with versions under a type of its own. It becomes
 * an item, which is there once somebody has chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: chosen } = await sql<ChosenTheme>`select code, theme, updated_at from schools
    where theme is not null`.execute(db);
  for (const { code, theme, updated_at: at } of chosen) {
    const texts = textsOf(theme);
    await sql`insert into content_items
      (school_code, type, id, title, day, status, publish_from, created_at, updated_at, fields, language)
      values (${code}, 'theme', 'theme', ${texts.colours}, '', 'published', ${at}, ${at}, ${at},
        ${JSON.stringify(texts)}, 'en')`.execute(db);
  }
  const { rows: versions } = await sql<Version>`select school_code, number, fields from content_versions
    where item_type = 'looks'`.execute(db);
  for (const { school_code, number, fields } of versions) {
    const asFields = JSON.stringify({ texts: textsOf(fields), files: {}, from: '', until: '' });
    await sql`update content_versions set item_type = 'theme', item_id = 'theme', fields = ${asFields}
      where school_code = ${school_code} and item_type = 'looks' and number = ${number}`.execute(db);
  }
  await sql`alter table schools drop column theme`.execute(db);
}

interface ChosenTheme {
  code: string;
  theme: string;
  updated_at: string;
}

interface Version {
  school_code: string;
  number: number;
  fields: string;
}

function textsOf(json: string) {
  const {
    colours = '',
    gateway = '',
    letters = '',
  } = JSON.parse(json) as {
    colours?: string | { wall: string; accent: string };
    gateway?: string;
    letters?: string;
  };
  const own =
    typeof colours === 'string' ? { colours, wall: '', accent: '' } : { colours: 'own', ...colours };
  return { colours: own.colours, wall: own.wall, accent: own.accent, gateway, letters };
}
