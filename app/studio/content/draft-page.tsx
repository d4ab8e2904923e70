import type { Route } from './+types/draft-page.ts';
import { autosave } from './autosave.server.ts';
import { missing, typeContext } from './studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** For actions only. */
export function loader({ params, context }: Route.LoaderArgs): never {
  typeContext(context, params, 'content.edit');
  throw missing();
}

export const action = studioAction('itemDraft', autosave);
