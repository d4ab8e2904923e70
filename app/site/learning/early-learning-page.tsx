import { earlyLearning } from '#content/en/early-learning.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/early-learning-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, earlyLearning);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'earlyLearning', loaderData?.content);
}

export default function EarlyLearningPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="earlyLearning" content={content} files={files} />;
}
