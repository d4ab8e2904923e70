import { type FactName, isFact } from '#content/facts.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { contentTypes, findType } from '#app/content-types.ts';
import { type FactMention, listFactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import { sourceOf } from '../form/facts/fact-source.ts';
import { type FactsQuery, findFacts } from './facts.server.ts';

/** A fact to change, and where the person came from. */
export interface FactToChange {
  name: FactName;
  field: string;
  /** Where families read it now. */
  mentions: FactMention[];
  /** The text in which its chip was pressed: of an item, or of its translation. */
  from:
    | { key: string; type: string; id: string; title: string; language: Locale; into: Locale | undefined }
    | undefined;
}

/** From the address of the profile's form; undefined for anything else than a fact of the profile. */
export async function findFactToChange(
  { db, site, config, now }: FactsQuery,
  search: URLSearchParams,
): Promise<FactToChange | undefined> {
  const name = search.get('fact') ?? '';
  const source = isFact(name) ? sourceOf(name) : undefined;
  if (!isFact(name) || source?.of !== 'profile') return undefined;
  const { schoolCode } = site;
  const facts = await findFacts({ db, site, config, now });
  const [mentions, from] = await Promise.all([
    facts && listFactMentions(db, contentTypes, { schoolCode, now, facts }),
    findFrom(db, site, search.get('from') ?? ''),
  ]);
  return { name, field: source.field, mentions: mentions?.[name] ?? [], from };
}

async function findFrom(db: Db, { schoolCode, languages }: Site, key: string): Promise<FactToChange['from']> {
  const [typeName, id = '', chosen] = key.split('/');
  const type = findType(typeName);
  if (!type || !ITEM_ID.test(id)) return undefined;
  const row = await findRow(db, type, { schoolCode, id });
  if (!row) return undefined;
  const { title, language } = row;
  const into = languages.find((each) => each === chosen && each !== language);
  return { key, type: type.name, id, title, language, into };
}
