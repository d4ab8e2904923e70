import type { Route } from './+types/media-page.ts';
import { findFileWords } from '#app/media/files/library-file.server.ts';
import { findConsents, isAskedInAlbum } from '#app/media/consent/answer.server.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { describeDuplicate } from '#app/media/duplicates/describe-duplicate.server.ts';
import { studioContext } from './studio-context.server.ts';
import type { StoredFile } from './load-item.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

export type UploadResponse =
  | {
      /** `words`: its text where it is already in use. */
      taken: StoredFile & { mediaId: string; words?: string };
    }
  | { refused: string };

export function loader({ context }: Route.LoaderArgs): Response {
  studioContext(context, 'content.edit');
  return Response.json({});
}

const KINDS = ['image', 'document'] as const;

/**
 * Accepts one picture or document, or only one of the two; its content decides which it is, and whether it is
 * valid.
 */
export const action = studioAction('media', {
  async run({ services, staff, form }) {
    const respond = (response: UploadResponse, status = 200) => Response.json(response, { status });
    const file = form.get('file');
    const only = KINDS.find((kind) => kind === form.get('only'));
    if (!(file instanceof File)) return respond({ refused: 'empty' }, 400);
    const taken = await ingestFile(services, staff.schoolCode, new Uint8Array(await file.arrayBuffer()), {
      ...(only && { only }),
      sent: { name: file.name, by: staff.name },
    });
    if ('refused' in taken) return respond(taken, 422);
    const { mediaId, path, wasThere } = taken;
    const db = services.database.writes;
    const { schoolCode } = staff;
    if (wasThere && (await isAskedInAlbum(db, { schoolCode, mediaId })))
      return respond({ refused: 'unanswered' }, 422);
    const consent = wasThere && (await findConsents(db, schoolCode, [mediaId])).get(mediaId);
    const kind = path.endsWith('.pdf') ? 'document' : 'image';
    const duplicate = wasThere ? undefined : await describeDuplicate(db, { schoolCode, mediaId });
    const words = wasThere ? await findFileWords(db, schoolCode, mediaId) : '';
    return respond({
      taken: {
        mediaId,
        path,
        kind,
        ...(consent && { consent }),
        ...(duplicate && { duplicate }),
        ...(words && { words }),
      },
    });
  },
});
