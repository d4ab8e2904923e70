import { computerLab } from '#content/en/computer-lab.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/computer-lab-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, computerLab);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'computerLab', loaderData?.content);
}

export default function ComputerLabPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="computerLab" content={content} files={files} />;
}
