import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/middle-page.ts';
import { PullQuote } from './pull-quote.tsx';
import { StagePage } from './stage-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.middle(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'middle', loaderData);
}

const order = { opening: 'programme', subjects: 'subjects', picture: 'growing-up', side: 'start' } as const;

export default function MiddlePage({ loaderData: { content, files } }: Route.ComponentProps) {
  return (
    <StagePage page="middle" content={content} files={files} order={order}>
      {content.quote && <PullQuote>{content.quote}</PullQuote>}
    </StagePage>
  );
}
