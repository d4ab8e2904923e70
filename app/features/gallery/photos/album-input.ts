import { z } from 'zod';
import { readDay } from '#app/core/time/days.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { MOST_DESCRIPTION, MOST_NAME } from './album-limits.ts';

export const NewAlbumInput = z.object({
  /** Made with the form: sent twice, it is one album. */
  id: z.string().regex(/^[0-9a-z]{26}$/),
  title: z.string().trim().min(1, { error: 'name' }).max(MOST_NAME, { error: 'longName' }),
  date: z.string().transform((typed, context) => {
    const day = readDay(typed);
    if (!day) context.addIssue({ code: 'custom', message: 'date' });
    return day ?? '';
  }),
  description: z.string().trim().max(MOST_DESCRIPTION, { error: 'longDescription' }),
});

const mediaId = z.string().regex(ITEM_ID);
const onPhoto = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent), mediaId });
const onAlbum = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent) });

/** What the buttons of the photos page ask for. */
export const PhotosInput = z.discriminatedUnion('intent', [
  onPhoto('describe').extend({
    alt: z.string().trim(),
    caption: z.string().trim(),
  }),
  onPhoto('earlier'),
  onPhoto('later'),
  onPhoto('first'),
  onPhoto('turn'),
  onPhoto('remove'),
  onPhoto('keep-both'),
  onPhoto('leave-out'),
  onPhoto('withdraw'),
  onPhoto('restore'),
  onAlbum('confirm-all'),
  onAlbum('use-captions'),
  onAlbum('arrange').extend({
    order: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(mediaId).max(5000)),
  }),
  onAlbum('forget-uploads'),
  onAlbum('publish').extend({ consent: z.literal('yes').optional() }),
  onAlbum('unpublish'),
]);
export type PhotosInput = z.infer<typeof PhotosInput>;
export type PhotosIntent = PhotosInput['intent'];
