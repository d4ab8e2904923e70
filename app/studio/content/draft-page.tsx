import type { Route } from './+types/draft-page.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { studioContext, missing, typeOrMissing } from './studio-context.server.ts';
import { withKeptFacts } from './sent-facts.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

export interface DraftResponse {
  saved?: { base: string; at: string };
  conflict?: boolean;
  problem?: boolean;
}

/** It is written to, never read from. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'content.edit');
  throw missing();
}

/** Where the form saves itself while somebody writes. */
export const action = studioAction('itemDraft', {
  prepare: withKeptFacts,
  async run(context) {
    const { params, form, now } = context;
    const answer = await saveItem(context, typeOrMissing(params), params.id, form, { audit: false });
    const respond = (response: DraftResponse, status = 200) => Response.json(response, { status });
    if ('problems' in answer) return respond({ problem: true }, 400);
    if ('conflict' in answer) return respond({ conflict: true }, 409);
    if ('missing' in answer) return respond({ problem: true }, 404);
    return respond({ saved: { base: answer.saved.base, at: timeInIndia(now) } });
  },
});
