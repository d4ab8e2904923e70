import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/primary-page.ts';
import { Moments } from './moments.tsx';
import { StagePage } from './stage-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.primary(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'primary', loaderData);
}

const order = {
  opening: 'programme',
  subjects: 'foundations',
  picture: 'from-year-to-year',
  side: 'end',
} as const;

export default function PrimaryPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return (
    <StagePage page="primary" content={content} files={files} order={order}>
      {content.moments && <Moments moments={content.moments} way="across" />}
    </StagePage>
  );
}
