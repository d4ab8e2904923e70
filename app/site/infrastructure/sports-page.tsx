import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/sports-page.ts';
import { PhotoPage } from './photo-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.sports(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'sports', loaderData);
}

export default function SportsPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <PhotoPage page="sports" content={content} files={files} arrangement="lanes" />;
}
