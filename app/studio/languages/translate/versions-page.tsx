import type { Route } from './+types/versions-page.ts';
import { typeContext } from '#app/studio/content/studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { taskHandle } from '#app/studio/kit/page-header.tsx';
import { loadVersions, restoring } from '#app/studio/content/versions/versions.server.ts';
import { Versions } from '#app/studio/content/versions/versions.tsx';

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadVersions(typeContext(context, params, 'content.read'), request, params);

export const action = studioAction('translationVersions', restoring);

export const handle = taskHandle('everywhere');

export const meta = studioMeta((words) => words.content.versions);

export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  return <Versions {...loaderData} />;
}
