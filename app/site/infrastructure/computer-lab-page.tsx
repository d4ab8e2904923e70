import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/computer-lab-page.ts';
import { PhotoPage } from './photo-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.computerLab(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'computerLab', loaderData);
}

export default function ComputerLabPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <PhotoPage page="computerLab" content={content} files={files} arrangement="mosaic" />;
}
