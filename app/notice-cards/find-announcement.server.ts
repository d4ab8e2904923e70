import { inLanguage } from '#app/addresses.ts';
import { findServerType } from '#app/content-types.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { AnnounceQuery } from '#app/publishing/announced-item.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Site } from '#app/sites/site.ts';
import type { Announcement } from './announcement.ts';

/**
 * Only for live items: others have no page that a card could link to. The page is in the language of the
 * card, or in the site's first if the site does not have that one.
 */
export async function findAnnouncement(
  type: ContentType,
  { site, ...query }: Omit<AnnounceQuery, 'schoolCode'> & { site: Site },
): Promise<Announcement | undefined> {
  const { db, id, language } = query;
  const { schoolCode } = site;
  const [content, school] = await Promise.all([
    findServerType(type.name)?.announce?.({ ...query, schoolCode }),
    findSchool(db, schoolCode, { language }),
  ]);
  if (!content || !school) return undefined;
  const pageLanguage = site.languages.find((each) => each === language) ?? site.languages[0];
  const { name, phone, email, addressLines } = school.profile;
  return {
    ...content,
    url: site.url + inLanguage(type.address({ id, texts: {} }), pageLanguage, site.languages),
    school: { name, phone, email, address: addressLines.join(', ') },
  };
}
