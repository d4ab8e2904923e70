import type { PhotosIntent } from '#app/features/gallery/photos/album-input.ts';
import type { PhotosAnswer } from '#app/features/gallery/photos/photos-actions.server.ts';
import { tooLong } from '../form/too-long.ts';
import { albumWords } from './words.ts';

/** What was written about a photo and not taken as it is, with what is wrong. */
export interface PhotoSaid {
  mediaId: string;
  alt: string;
  caption: string;
  problems: { alt?: string | undefined; caption?: string | undefined };
}

/** What the page of an album's photos answers. */
export type PhotosPageAnswer =
  | Exclude<PhotosAnswer, { missing: true }>
  | { done: PhotosIntent; photo: PhotoSaid | undefined }
  | { refused: 'describe'; photo: PhotoSaid };

const MOST = 300;
const words = albumWords.list;

export function saidOfPhoto({ mediaId, alt, caption }: Omit<PhotoSaid, 'problems'>): PhotoSaid | undefined {
  const needed = alt === '' ? (caption === '' ? words.needed : words.neededBesideCaption) : undefined;
  const problems = { alt: needed ?? tooLong(alt, MOST), caption: tooLong(caption, MOST) };
  return problems.alt || problems.caption ? { mediaId, alt, caption, problems } : undefined;
}

/** A caption is worth keeping before anybody has said what is to be seen: it may come to stand for that. */
export const keepsCaption = ({ alt, caption }: PhotoSaid) =>
  alt === '' && caption !== '' && caption.length <= MOST;
