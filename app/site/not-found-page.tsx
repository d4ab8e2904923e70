import { data } from 'react-router';
import { type PageName, pages } from '#app/addresses.ts';
import { fillIn } from '#content/facts.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import type { Route } from './+types/not-found-page.ts';
import { storedMenu } from './frame/load-menu.server.ts';
import { loadSchool } from '../school-data/load-school.server.ts';
import { type Likely, NotFound } from './not-found.tsx';
import { factsOfSchool } from '../school-data/facts.server.ts';

/**
 * A route of its own rather than a missing one, so that the frame has the school's data. The server passes it
 * the names of the likely pages, see `server/pages/pages.ts`.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const names = url.searchParams.getAll('likely');
  const own = names.some((name) => name.startsWith(OWN)) ? await loadOwn(context) : undefined;
  const likely = names.flatMap((name): Likely[] => {
    if (Object.hasOwn(pages, name)) return [name as PageName];
    return own?.(name.slice(OWN.length)) ?? [];
  });
  return data({ likely }, { status: 404 });
}

const OWN = 'own:';

/** A link to the school's own page with this id, while it is public. */
async function loadOwn(context: Route.LoaderArgs['context']): Promise<(id: string) => Likely[]> {
  const { services, site, now } = context.get(requestContext);
  const { schoolCode, language } = site;
  const [stored, { profile }] = await Promise.all([
    readPart(context, () => storedMenu(services, { schoolCode, now, language })),
    loadSchool(context),
  ]);
  const facts = factsOfSchool(site, services.config, profile);
  return (id) => {
    const page = stored?.own.get(id);
    return page ? [{ name: fillIn(page.title, facts), href: page.address }] : [];
  };
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound likely={loaderData.likely} />;
}
