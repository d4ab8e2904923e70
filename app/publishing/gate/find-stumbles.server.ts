import type { Facts } from '#content/facts.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Acting } from '#app/access/acting.ts';
import type { DrawPage } from '#app/platform/http/request-context.ts';
import type { Services } from '#app/platform/services.ts';
import { lookAhead } from '#app/publishing/commands/look-ahead.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Fields } from '#app/publishing/fields.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { deadOutside } from '#app/publishing/outside-links/dead-links.server.ts';
import { factsTakenOut } from './facts-taken-out.ts';
import { stumblesInPapers } from './in-papers.server.ts';
import { stumblesInWeight } from './page-weight.server.ts';
import { stumblesInText } from './in-text.ts';
import { unknownOf } from './known.server.ts';
import { linksIn } from './links-in.ts';
import { deadLinks } from './own-links.server.ts';
import type { Stumble } from './stumble.ts';

interface Means {
  /** Draws the page, to weigh it. */
  draw?: DrawPage | undefined;
  /** What texts of this kind may mention of the profile. */
  facts?: Facts | undefined;
}

/** What a family would stumble over if the working copy were published now, and nobody has said to know of. */
export async function findStumbles(
  { services, staff, now }: Acting,
  type: ContentType,
  id: string,
  { draw, facts }: Means = {},
): Promise<Stumble[]> {
  const { schoolCode } = staff;
  const { url: siteUrl } = services.sites.of(schoolCode);
  const db = services.database.writes;
  const copy = await findWorkingCopy(db, type, { schoolCode, id });
  if (!copy) return [];
  const { fields, row } = copy;
  const links = linksIn(type, fields);
  const dead = await deadLinks(db, { schoolCode, siteUrl, now }, links);
  const found: Stumble[] = [
    ...stumblesInText(type, fields, { today: dayInIndia(now), isNew: row.status !== 'published' }),
    ...(facts && row.status === 'published' ? factsTakenOut(type, row.texts, fields.texts, facts) : []),
    ...dead.map(({ to, ...place }): Stumble => ({ kind: 'deadLink', ...place, what: to })),
    ...(await deadOutside(db, { schoolCode, siteUrl }, links)),
    ...(await stumblesInPapers(services, type, fields)),
    ...(draw ? await stumblesOnPage(services, type, { schoolCode, id, fields, draw }) : []),
  ];
  return unknownOf(db, { type: type.name, id }, found);
}

/** What only the whole page tells. One that cannot be drawn keeps nobody from publishing: nothing is said then. */
async function stumblesOnPage(
  services: Services,
  type: ContentType,
  { schoolCode, id, fields, draw }: { schoolCode: string; id: string; fields: Fields; draw: DrawPage },
): Promise<Stumble[]> {
  const site = services.sites.of(schoolCode);
  try {
    const page = await lookAhead({ ...services, site }, type, id, async (ahead, address) => ({
      address,
      html: await draw(ahead, address),
    }));
    if (page?.html === undefined) return [];
    return await stumblesInWeight(services, type, fields, { ...page, html: page.html });
  } catch (error) {
    services.log.warn({ err: error, type: type.name, id }, 'a page could not be weighed');
    return [];
  }
}
