import { contentMeta } from '#app/site/pages/content-meta.ts';
import { servePage } from '#app/site/pages/load-page.server.ts';
import { SchoolPage } from '#app/site/pages/school-page.tsx';
import type { Route } from './+types/sports-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => servePage(context, 'sports');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData);
}

export default function SportsPage({ loaderData }: Route.ComponentProps) {
  return <SchoolPage data={loaderData} />;
}
