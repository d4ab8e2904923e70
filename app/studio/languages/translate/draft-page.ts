import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { saveTranslation } from '#app/publishing/translations/translate.server.ts';
import { doing, missing } from '#app/studio/content/doing.server.ts';
import type { DraftSaid } from '#app/studio/content/draft-page.tsx';
import { translatableAt } from '../find-translatable.server.ts';
import { readTranslationForm } from './read-form.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  doing(context, 'content.edit');
  throw missing();
}

/** Where the form saves itself while somebody writes. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const asked = doing(context, 'content.edit');
  const find = translatableAt(asked, params);
  const say = (said: DraftSaid, status = 200) => Response.json(said, { status });
  if (!find) return say({ problem: true }, 404);
  const answer = await saveTranslation(asked, find, readTranslationForm(await request.formData()), {
    tell: false,
  });
  if ('problems' in answer) return say({ problem: true }, 400);
  if ('conflict' in answer) return say({ conflict: true }, 409);
  if ('missing' in answer) return say({ problem: true }, 404);
  return say({ saved: { base: String(answer.saved.base), at: timeInIndia(asked.now) } });
}
