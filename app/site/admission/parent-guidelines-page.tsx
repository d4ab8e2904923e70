import { parentGuidelines } from '#content/en/parent-guidelines.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/parent-guidelines-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, parentGuidelines);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'parentGuidelines', loaderData?.content);
}

export default function ParentGuidelinesPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="parentGuidelines" content={content} files={files} />;
}
