const MOST_BYTES = 40 * 1024 * 1024;

/** Without HEIC, which we cannot read: an iPhone hands over a JPEG where a form does not ask for it. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** What can be told of a file before a byte of it is sent; the server judges by the content. */
export function refusedAtOnce(file: { type: string; name: string; size: number }): string | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'too-large';
  const isPhoto = /^image\/(?!svg)/.test(file.type) || (file.type === '' && /\.hei[cf]$/i.test(file.name));
  return isPhoto ? undefined : 'unknown-type';
}
