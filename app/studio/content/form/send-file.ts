import { studioHref } from '#app/access/studio-addresses.ts';
import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import type { UploadResponse } from '#app/studio/content/media-page.tsx';
import type { StudioWords } from '#app/studio/words/en/index.ts';

export const MAX_BYTES = 20 * 1024 * 1024;

/** The file types that the browser's dialog offers. */
export const ACCEPT = {
  pictures: PICTURE_TYPES,
  documents: 'application/pdf',
  files: `image/*,${PICTURE_TYPES},application/pdf`,
};

/** Uploads one file to the school's storage, which checks its content; a refusal is explained in words. */
export async function sendFile(
  file: File,
  { files: { refused, failed }, pick }: StudioWords['content'],
  only?: 'image' | 'document',
): Promise<UploadResponse> {
  if (file.size > MAX_BYTES) return { refused: refused['too-large']! };
  const body = new FormData();
  body.set('file', file);
  if (only) body.set('only', only);
  try {
    const response = await fetch(studioHref('media'), { method: 'POST', body });
    if (response.status === 413) return { refused: refused['too-large']! };
    if (!response.headers.get('content-type')?.includes('json')) return { refused: failed };
    const answer = (await response.json()) as UploadResponse;
    if ('taken' in answer) return answer;
    if (only && answer.refused === 'unknown-type') return { refused: pick.wrongKind[only] };
    return { refused: refused[answer.refused] ?? failed };
  } catch {
    return { refused: failed };
  }
}
