/** Photos chosen together with the name of a new album, until it exists. */
const pending = new Map<string, File[]>();

export const keepPendingPhotos = (albumId: string, files: File[]): void => void pending.set(albumId, files);

export function takePendingPhotos(albumId: string): File[] {
  const files = pending.get(albumId) ?? [];
  pending.delete(albumId);
  return files;
}
