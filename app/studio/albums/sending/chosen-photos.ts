const MOST_BYTES = 40 * 1024 * 1024;

/** What can be told of a file before a byte of it is sent; the server judges by the content. */
export function refusedAtOnce(file: { type: string; name: string; size: number }): string | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'too-large';
  // Few systems have a name for what an iPhone sends.
  const isHeic = /^(application\/octet-stream)?$/.test(file.type) && /\.hei[cf]$/i.test(file.name);
  const isPhoto = /^image\/(?!svg)/.test(file.type) || isHeic;
  return isPhoto ? undefined : 'unknown-type';
}
