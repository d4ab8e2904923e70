/** Photos that were chosen together with the name of a new album, until it is there to take them. */
const held = new Map<string, File[]>();

export const holdPhotos = (albumId: string, files: File[]): void => void held.set(albumId, files);

export function takeHeld(albumId: string): File[] {
  const files = held.get(albumId) ?? [];
  held.delete(albumId);
  return files;
}
