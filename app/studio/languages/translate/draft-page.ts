import type { Route } from './+types/draft-page.ts';
import { autosave } from '#app/studio/content/autosave.server.ts';
import { missing, studioContext } from '#app/studio/content/studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'content.edit');
  throw missing();
}

export const action = studioAction('translationDraft', autosave);
