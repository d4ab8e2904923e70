import type { Route } from './+types/draft-page.ts';
import { autosave } from './autosave.server.ts';
import { missing, typeContext } from './studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** It is written to, never read from. */
export function loader({ params, context }: Route.LoaderArgs): never {
  typeContext(context, params, 'content.edit');
  throw missing();
}

export const action = studioAction('itemDraft', autosave);
