import { primary } from '#content/en/primary.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/primary-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, primary);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'primary', loaderData?.content);
}

export default function PrimaryPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="primary" content={content} files={files} />;
}
