import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { doing, missing } from '#app/studio/content/doing.server.ts';
import type { DraftSaid } from '#app/studio/content/draft-page.tsx';
import { keepSentProfile, readProfileForm } from './sent-profile.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  doing(context, 'profile.edit');
  throw missing();
}

/** Where the profile's form saves itself while somebody writes. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const asked = doing(context, 'profile.edit');
  const form = await request.formData();
  const { typed } = await readProfileForm(asked, form);
  const kept = await keepSentProfile(asked, form, typed);
  const say = (said: DraftSaid, status = 200) => Response.json(said, { status });
  if ('tooLong' in kept) return say({ problem: true }, 400);
  if ('conflict' in kept) return say({ conflict: true }, 409);
  return say({ saved: { base: kept.saved.base, at: timeInIndia(asked.now) } });
}
