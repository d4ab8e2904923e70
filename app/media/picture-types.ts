/** What a browser offers to choose; by their endings too, for not every system knows a telephone's photos by name. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
