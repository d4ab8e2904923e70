import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { studioContext, missing } from '#app/studio/content/studio-context.server.ts';
import type { DraftResponse } from '#app/studio/content/autosave.server.ts';
import { keepSentProfile, readProfileForm } from './sent-profile.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'profile.edit');
  throw missing();
}

/** Where the profile's form saves itself while somebody writes. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const commandContext = studioContext(context, 'profile.edit');
  const form = await request.formData();
  const { typed } = await readProfileForm(commandContext, form);
  const kept = await keepSentProfile(commandContext, form, typed);
  const respond = (response: DraftResponse, status = 200) => Response.json(response, { status });
  if ('tooLong' in kept) return respond({ problem: true }, 400);
  if ('conflict' in kept) return respond({ conflict: true }, 409);
  return respond({ saved: { base: kept.saved.base, at: timeInIndia(commandContext.now) } });
}
