import { findSchool } from '#app/features/school/queries.server.ts';
import { findFile } from '#app/media/files/public-file.server.ts';
import { findOrMakeRendition } from '#app/media/renditions/renditions.server.ts';
import { type Card, cardAddress, cardOf, type PageSubject } from '#app/platform/http/page-card.ts';
import type { Services } from '#app/platform/services.ts';
import { cardVersion, type Identity } from '#app/sites/identity/identity.ts';
import type { Site } from '#app/sites/site.ts';
import { cardLanguagesOf, isCardLanguage } from '#app/words/card-languages.ts';
import { drawCard } from './draw-card.server.ts';
import { drawIcon } from './draw-icon.server.ts';
import { findSubject } from './find-subject.server.ts';

/** One of the icons of a site, with its logo if that is public. */
export async function drawIconOf(services: Services, identity: Identity, file: string): Promise<Buffer> {
  const { logo } = identity;
  // Withdrawn since: the initial is used until the office chooses another logo.
  if (!logo || !(await findFile(services, logo.path))?.isPublic) return drawIcon(identity, file);
  const { key } = await findOrMakeRendition(services.storage, logo, 480, 'webp');
  return drawIcon(identity, file, await services.storage.read(key));
}

/**
 * The content of a page's link card, its address, and the site in the language that it is drawn in: the page's own, or
 * the first of the school's languages whose letters the cards' fonts have.
 */
export async function findCard(services: Services, requested: Site, page: PageSubject['page'], id: string) {
  const db = services.database.reads;
  const site = drawnSite(services, requested);
  const school = await findSchool(db, site.schoolCode, site);
  if (!school) return undefined;
  const query = { db, school, site, config: services.config, now: services.clock() };
  const subject = await findSubject(query, page, id);
  if (!subject) return undefined;
  const card = cardOf(subject, school.profile, cardVersion(site.identity));
  return { card, address: cardAddress(subject, card), site };
}

const drawnSite = ({ sites }: Services, site: Site): Site =>
  isCardLanguage(site.language) ? site : sites.of(site.schoolCode, cardLanguagesOf(site.languages)[0]);

export async function drawCardOf(services: Services, card: Card, site: Site): Promise<Buffer> {
  if (!card.picture) return drawCard(card, site);
  const { key } = await findOrMakeRendition(services.storage, card.picture, 960, 'jpeg');
  return drawCard(card, site, await services.storage.read(key));
}
