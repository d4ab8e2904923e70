import { dayInIndia } from '#app/core/time/days.ts';
import type { Acting } from '#app/access/acting.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { deadOutside } from '#app/publishing/outside-links/dead-links.server.ts';
import { stumblesInPapers } from './in-papers.server.ts';
import { stumblesInText } from './in-text.ts';
import { unknownOf } from './known.server.ts';
import { linksIn } from './links-in.ts';
import { deadLinks } from './own-links.server.ts';
import type { Stumble } from './stumble.ts';

/** What a family would stumble over if the working copy were published now, and nobody has said to know of. */
export async function findStumbles(
  { services, staff, now }: Acting,
  type: ContentType,
  id: string,
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
    ...dead.map(({ to, ...place }): Stumble => ({ kind: 'deadLink', ...place, what: to })),
    ...(await deadOutside(db, { schoolCode, siteUrl }, links)),
    ...(await stumblesInPapers(services, type, fields)),
  ];
  return unknownOf(db, { type: type.name, id }, found);
}
