import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/early-learning-page.ts';
import { Moments } from './moments.tsx';
import { StagePage } from './stage-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.earlyLearning(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'earlyLearning', loaderData);
}

const order = {
  opening: 'learning-through-play',
  subjects: 'what-children-learn',
  picture: 'at-home',
  side: 'start',
} as const;

export default function EarlyLearningPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return (
    <StagePage page="earlyLearning" content={content} files={files} order={order}>
      {content.moments && <Moments moments={content.moments} way="down" />}
    </StagePage>
  );
}
