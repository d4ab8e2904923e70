import { facilities } from '#content/en/facilities.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/facilities-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, facilities);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'facilities', loaderData?.content);
}

export default function FacilitiesPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="facilities" content={content} files={files} />;
}
