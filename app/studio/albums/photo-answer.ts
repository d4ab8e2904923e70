import type { PhotosIntent } from '#app/features/gallery/photos/album-input.ts';
import type { PhotosAnswer } from '#app/features/gallery/photos/photos-actions.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { tooLong } from '#app/studio/form/too-long.ts';

/** Texts of a photo that were not accepted as sent, with the problem. */
export interface PhotoAnswer {
  mediaId: string;
  alt: string;
  caption: string;
  problems: { alt?: string | undefined; caption?: string | undefined };
}

/** The action data of the page of an album's photos. */
export type PhotosPageAnswer = (
  Exclude<PhotosAnswer, { missing: true }> | { refused: 'describe'; problems: [] }
) & {
  photo?: PhotoAnswer | undefined;
  /** When the save button saved the texts of a photo. */
  savedAt?: string;
  /** The consent was ticked. */
  isSigned?: boolean;
};

const MOST = 300;

interface Written extends Omit<PhotoAnswer, 'problems'> {
  decorative?: 'yes' | undefined;
}

export function checkPhotoText(
  { mediaId, alt, caption, decorative }: Written,
  { albums: { photo: words }, lengths }: StudioWords,
): PhotoAnswer | undefined {
  const isMissing = alt === '' && !decorative;
  const needed = isMissing ? (caption === '' ? words.needed : words.neededBesideCaption) : undefined;
  const problems = { alt: needed ?? tooLong(alt, MOST, lengths), caption: tooLong(caption, MOST, lengths) };
  return problems.alt || problems.caption ? { mediaId, alt, caption, problems } : undefined;
}

/** A caption is stored even without alt text, since it may later serve as one. */
export const keepsCaption = ({ alt, caption }: PhotoAnswer) =>
  alt === '' && caption !== '' && caption.length <= MOST;

/** The result, if one of these buttons was pressed. */
export const doneOf = (answer: PhotosPageAnswer | undefined, intents: readonly PhotosIntent[]) =>
  answer && 'done' in answer && !answer.photo && intents.includes(answer.done) ? answer.done : undefined;
