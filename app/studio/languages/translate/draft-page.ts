import type { Route } from './+types/draft-page.ts';
import { autosave } from '#app/studio/content/autosave.server.ts';
import { missing, typeContext } from '#app/studio/content/studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** For actions only. */
export function loader({ params, context }: Route.LoaderArgs): never {
  typeContext(context, params, 'content.edit');
  throw missing();
}

export const action = studioAction('translationDraft', autosave);
