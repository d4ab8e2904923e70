import { timeInIndia } from '#app/core/time/days.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { documentTypeAt, type SentDocument } from './document-type.server.ts';
import { withKeptFacts } from './sent-facts.server.ts';

export interface DraftResponse {
  saved?: { base: string; at: string };
  conflict?: boolean;
  problem?: boolean;
}

/** Autosaves the form of an item or a translation. */
export const autosave = {
  prepare: withKeptFacts,
  async run(context: SentDocument) {
    const { request, params, form, now } = context;
    const type = await documentTypeAt(context, request, params);
    const answer = await saveItem(context, type, params.id, form, { audit: false });
    const respond = (response: DraftResponse, status = 200) => Response.json(response, { status });
    if ('problems' in answer) return respond({ problem: true }, 400);
    if ('conflict' in answer) return respond({ conflict: true }, 409);
    if ('missing' in answer) return respond({ problem: true }, 404);
    return respond({ saved: { base: answer.saved.base, at: timeInIndia(now) } });
  },
};
