import { data } from 'react-router';
import { type PageName, pages } from '#app/addresses.ts';
import type { Route } from './+types/not-found-page.ts';
import { NotFound } from './not-found.tsx';

/**
 * A route of its own rather than a missing one, so that the frame has the school's data. The server asks for
 * it with the names of the pages it thinks were meant, see `server/pages/pages.ts`.
 */
export function loader({ url }: Route.LoaderArgs) {
  const likely = url.searchParams
    .getAll('likely')
    .filter((name): name is PageName => Object.hasOwn(pages, name));
  return data({ likely }, { status: 404 });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound likely={loaderData.likely} />;
}
