import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { doing, idOrMissing, missing, typeOrMissing } from './doing.server.ts';
import { withKeptFacts } from './sent-facts.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';

export interface DraftSaid {
  saved?: { base: string; at: string };
  conflict?: boolean;
  problem?: boolean;
}

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  doing(context, 'content.edit');
  throw missing();
}

/** Where the form saves itself while somebody writes. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const asked = doing(context, 'content.edit');
  const type = typeOrMissing(params);
  const form = withKeptFacts(await request.formData());
  const answer = await saveItem(asked, type, idOrMissing(params), form, { tell: false });
  const say = (said: DraftSaid, status = 200) => Response.json(said, { status });
  if ('problems' in answer) return say({ problem: true }, 400);
  if ('conflict' in answer) return say({ conflict: true }, 409);
  if ('missing' in answer) return say({ problem: true }, 404);
  return say({ saved: { base: answer.saved.base, at: timeInIndia(asked.now) } });
}
