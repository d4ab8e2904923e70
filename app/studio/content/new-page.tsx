import { redirect } from 'react-router';
import type { Route } from './+types/new-page.ts';
import { newId } from '#app/core/ids.ts';
import { doing, typeOrMissing } from './doing.server.ts';
import { itemAddress } from './types/all.ts';

/** An empty form has an id before anything is kept: saving it twice makes one item, and leaving it makes none. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { now } = doing(context, 'content.edit');
  return redirect(`${itemAddress(typeOrMissing(params), newId(now.getTime()))}?new`);
}
