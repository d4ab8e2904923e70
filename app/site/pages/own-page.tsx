import { data } from 'react-router';
import type { WholeAddress } from '#app/addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import type { Route } from './+types/own-page.ts';
import { contentMeta } from './content-meta.ts';
import { loadOwnPage, loadUnreadable } from './load-page.server.ts';
import { SchoolPage } from './school-page.tsx';

/**
 * A page that the school added. The server has redirected to its current address before; a preview comes here
 * directly.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, site } = context.get(requestContext);
  const read = await readPart(context, async () => {
    const found = await findOwnPageAddress(services, site.schoolCode, url.pathname);
    return { found, page: found && (await loadOwnPage(context, found, url)) };
  });
  if (!read) return data(await loadUnreadable(context, url.pathname), MAIN_PART_MISSING);
  const { found, page } = read;
  if (found && found.address !== url.pathname)
    throw redirect(site.localHref(found.address) as WholeAddress, 308);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData);
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <SchoolPage data={loaderData} />;
}
