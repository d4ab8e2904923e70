import type { RouterContextProvider } from 'react-router';
import { fillIn } from '#content/facts.ts';
import { type Menu, menuFrom } from '#app/features/pages/menu/menu.ts';
import { findMenu, type StoredMenu } from '#app/features/pages/menu/queries.server.ts';
import { standardSections } from '#app/features/pages/menu/standard-menu.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { Config } from '#app/platform/config.ts';
import { oncePerRequest, readPart, requestContext } from '#app/platform/http/request-context.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { factsOfSchool } from '#app/school-data/facts.server.ts';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import { loadRegistration, loadSchool } from '../../school-data/load-school.server.ts';

/** The current menu, as on every page. */
export const loadMenu = (context: Readonly<RouterContextProvider>): Promise<Menu> =>
  oncePerRequest(context, 'menu', async () => {
    const { services, site, now } = context.get(requestContext);
    const { schoolCode, language } = site;
    const [stored, { profile }, registration] = await Promise.all([
      readPart(context, () => storedMenu(services, { schoolCode, now, language })),
      loadSchool(context),
      readPart(context, () => loadRegistration(context)),
    ]);
    return menuIn(site, services.config, { stored, profile, registration });
  });

/** Cached while the content does not change. */
export const storedMenu = (
  { database, revisions }: Pick<SiteServices, 'database' | 'revisions'>,
  query: { schoolCode: string; now: Date; language: Locale },
): Promise<StoredMenu> =>
  revisions.cached(query.schoolCode, `menu in ${query.language}`, () => findMenu(database.reads, query));

interface MenuData {
  stored: StoredMenu | undefined;
  profile: SchoolProfile;
  registration: OpenRegistration | undefined;
}

/** If it cannot be read, links to the pages that every school has are better than none. */
export function menuIn(site: Site, config: Config, { stored, profile, registration }: MenuData): Menu {
  const { words, prose } = site;
  const { parentPortalUrl } = profile;
  const menu = menuFrom(stored?.sections ?? standardSections(words, { parentsApp: prose.parentsApp }), {
    own: stored?.own ?? new Map(),
    portal: parentPortalUrl ? { name: words.parentPortal, href: parentPortalUrl } : undefined,
    registration: registration && { name: registration.title, href: registration.href },
  });
  const { heading, text } = menu.parentsApp;
  const facts = factsOfSchool(site, config, profile, registration);
  return { ...menu, parentsApp: { heading: fillIn(heading, facts), text: fillIn(text, facts) } };
}
