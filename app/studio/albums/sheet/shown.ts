import { hasWords, type ManagedAlbum, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';

/** Which photos of the album are listed. */
export const sheetTabs = ['all', 'no-words', 'no-consent', 'to-decide'] as const;
export type SheetTab = (typeof sheetTabs)[number];

export const readSheetTab = (typed: string | null): SheetTab =>
  sheetTabs.find((each) => each === typed) ?? 'all';

/** Whether a photo belongs to a tab. Withdrawn ones keep their place among all. */
export function isInTab(
  { possibleDuplicates }: Pick<ManagedAlbum, 'possibleDuplicates'>,
  photo: ManagedPhoto,
  tab: SheetTab,
): boolean {
  if (tab === 'all') return true;
  if (photo.withdrawn) return false;
  if (tab === 'no-words') return !hasWords(photo);
  if (tab === 'no-consent') return photo.hidden;
  return photo.blurred || possibleDuplicates.some(({ sent }) => sent.mediaId === photo.mediaId);
}
