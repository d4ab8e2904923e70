import { gettingStarted } from '#content/en/getting-started.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/getting-started-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, gettingStarted);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'gettingStarted', loaderData?.content);
}

export default function GettingStartedPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="gettingStarted" content={content} files={files} />;
}
