import type { Route } from './+types/links-page.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { findItemLinks, findPageLinks, type OfferedLink } from './find-links.server.ts';

const LONGEST_SEARCH = 100;

export interface OfferedLinks {
  links: OfferedLink[];
}

/** Link targets for a text, as JSON: pages and items of the site, found by words. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, staff, now, dates, words } = studioContext(context, 'content.read');
  const params = new URL(request.url).searchParams;
  const q = (params.get('q') ?? '').slice(0, LONGEST_SEARCH).trim();
  const db = services.database.reads;
  const site = services.sites.of(staff.schoolCode);
  const links =
    params.get('of') === 'items'
      ? await findItemLinks(db, { site, now, q, dates, words })
      : await findPageLinks(db, { site, config: services.config, now, q, language: staff.language });
  return Response.json({ links } satisfies OfferedLinks);
}
