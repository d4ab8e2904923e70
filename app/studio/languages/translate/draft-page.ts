import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { saveTranslation } from '#app/publishing/translations/translate.server.ts';
import { studioContext, missing } from '#app/studio/content/studio-context.server.ts';
import type { DraftResponse } from '#app/studio/content/draft-page.tsx';
import { translatableAt } from '../find-translatable.server.ts';
import { readTranslationForm } from './read-form.server.ts';

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'content.edit');
  throw missing();
}

/** Where the form saves itself while somebody writes. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const commandContext = studioContext(context, 'content.edit');
  const find = translatableAt(commandContext, params);
  const respond = (response: DraftResponse, status = 200) => Response.json(response, { status });
  if (!find) return respond({ problem: true }, 404);
  const answer = await saveTranslation(commandContext, find, readTranslationForm(await request.formData()), {
    audit: false,
  });
  if ('problems' in answer) return respond({ problem: true }, 400);
  if ('conflict' in answer) return respond({ conflict: true }, 409);
  if ('missing' in answer) return respond({ problem: true }, 404);
  return respond({ saved: { base: String(answer.saved.base), at: timeInIndia(commandContext.now) } });
}
