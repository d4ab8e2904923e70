import type { Route } from './+types/draft-page.ts';
import { autosave } from './autosave.server.ts';
import { missing, studioContext } from './studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'content.edit');
  throw missing();
}

export const action = studioAction('itemDraft', autosave);
