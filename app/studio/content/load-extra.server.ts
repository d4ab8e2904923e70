import type { Facts } from '#content/facts.ts';
import { contentTypes } from '#app/content-types.ts';
import { findServerType } from '#app/content-types.server.ts';
import type { Config } from '#app/platform/config.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ItemExtra } from '#app/publishing/content-type.server.ts';
import { type ContentType, mayMentionFacts } from '#app/publishing/content-type.ts';
import { type FactMentions, listFactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Destination } from './form/sections/destination.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { type FactToChange, findFactToChange } from './types/fact-to-change.server.ts';
import { listDestinations } from './types/destinations.server.ts';
import { findFacts } from './types/facts.server.ts';

/** Data for the form of an item besides its fields. */
export interface Extra extends ItemExtra {
  /** The values of the chips in a page's text. */
  facts?: Facts;
  /** Where families read them now. */
  factMentions?: FactMentions;
  /** Possible targets of a menu entry. */
  destinations?: Destination[];
  /** Of the bar that contains the school's logo. */
  headerColours?: { wall: string; onWall: string };
  /** Set if the person came from a text that mentions it. */
  factToChange?: FactToChange | undefined;
}

interface ExtraQuery {
  db: Db;
  id: string;
  site: Site;
  config: Config;
  now: Date;
  /** Of the current person. */
  language: Locale;
  /** From the address of the item's form. */
  search?: URLSearchParams;
}

export async function loadExtra(type: ContentType, query: ExtraQuery): Promise<Extra> {
  const { db, id, site, search } = query;
  const { wall, onWall } = site.identity.palette;
  const [own, facts, destinations, factToChange] = await Promise.all([
    findServerType(type.name)?.load?.({ db, schoolCode: site.schoolCode, id }),
    type.fields.some(mayMentionFacts) ? loadFacts(query) : undefined,
    type.fields.some(offersMenuEntries) ? listDestinations(query) : undefined,
    search && type.name === PROFILE ? findFactToChange(query, search) : undefined,
  ]);
  return {
    ...own,
    ...facts,
    ...(destinations && { destinations }),
    headerColours: { wall, onWall },
    factToChange,
  };
}

async function loadFacts(query: ExtraQuery): Promise<Pick<Extra, 'facts' | 'factMentions'>> {
  const { db, site, now } = query;
  const facts = await findFacts(query);
  if (!facts) return {};
  const { schoolCode } = site;
  return { facts, factMentions: await listFactMentions(db, contentTypes, { schoolCode, now, facts }) };
}

const offersMenuEntries = (field: ContentType['fields'][number]): boolean =>
  'offers' in field && (field.offers?.includes('menu') ?? false);
