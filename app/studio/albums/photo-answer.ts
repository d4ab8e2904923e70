import type { PhotosIntent } from '#app/features/gallery/photos/album-input.ts';
import type { PhotosAnswer } from '#app/features/gallery/photos/photos-actions.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { tooLong } from '#app/studio/form/too-long.ts';

/** What was written about a photo and not taken as it is, with what is wrong. */
export interface PhotoAnswer {
  mediaId: string;
  alt: string;
  caption: string;
  problems: { alt?: string | undefined; caption?: string | undefined };
}

/** What the page of an album's photos answers. */
export type PhotosPageAnswer = (
  Exclude<PhotosAnswer, { missing: true }> | { refused: 'describe'; problems: [] }
) & {
  photo?: PhotoAnswer | undefined;
  /** When what was written about a photo was saved by its button. */
  savedAt?: string;
  /** The tick of the consent came with it. */
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

/** A caption is worth keeping before anybody has said what is to be seen: it may come to stand for that. */
export const keepsCaption = ({ alt, caption }: PhotoAnswer) =>
  alt === '' && caption !== '' && caption.length <= MOST;

/** What was done, where one of these was pressed. */
export const doneOf = (answer: PhotosPageAnswer | undefined, intents: readonly PhotosIntent[]) =>
  answer && 'done' in answer && !answer.photo && intents.includes(answer.done) ? answer.done : undefined;
