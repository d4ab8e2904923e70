/** What a browser offers to choose; with file endings, for not every system knows the types of phone photos. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
