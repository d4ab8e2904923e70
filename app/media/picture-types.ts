/**
 * The file types that a browser offers to choose; with file extensions, because not every system knows the
 * types of phone photos.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
