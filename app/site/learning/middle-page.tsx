import { middle } from '#content/en/middle.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/middle-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, middle);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'middle', loaderData?.content);
}

export default function MiddlePage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="middle" content={content} files={files} />;
}
