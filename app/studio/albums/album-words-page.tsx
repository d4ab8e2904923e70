import { data } from 'react-router';
import { timeInIndia } from '#app/core/time/days.ts';
import type { Route } from './+types/album-words-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { readPhotosForm } from '#app/features/gallery/photos/album-input.ts';
import { actOnPhotos } from '#app/features/gallery/photos/photos-actions.server.ts';
import { findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import type { DraftResponse } from '#app/studio/content/autosave.server.ts';
import { checkPhotoText } from './photo-answer.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** For actions only. */
export function loader({ context }: Route.LoaderArgs): never {
  requirePermission(context, 'albums.edit');
  throw data(null, { status: 404 });
}

/** Autosaves the texts of a photo. */
export const action = studioAction('albumWords', {
  async run({ services, staff, now, words, params, form }) {
    form.set('intent', 'describe');
    const input = readPhotosForm(form);
    const respond = (response: DraftResponse, status = 200) => Response.json(response, { status });
    const values = input.data;
    if (values?.intent !== 'describe') return respond({ problem: true }, 400);
    const problems = checkPhotoText(values, words)?.problems;
    if (problems && (values.alt || problems.caption)) return respond({ problem: true }, 400);
    const { schoolCode } = staff;
    const album = await findManagedAlbum(services.database.writes, { schoolCode, id: params.id });
    const before = album?.photos.find(({ mediaId }) => mediaId === values.mediaId);
    const answer = await actOnPhotos({ services, staff, albumId: params.id, now }, values);
    if ('missing' in answer || 'refused' in answer) return respond({ problem: true }, 404);
    // An empty text deletes nothing, and someone who has not written yet gets no warning.
    if (problems && before?.alt) return respond({ problem: true }, 400);
    return respond({ saved: { base: values.mediaId, at: timeInIndia(now) } });
  },
});
