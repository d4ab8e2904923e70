import { z } from 'zod';
import { readDay } from '#app/core/time/days.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { MAX_DESCRIPTION, MAX_NAME } from './album-limits.ts';

export const NewAlbumInput = z.object({
  /** Created with the form, so that sending it twice creates one album. */
  id: z.string().regex(/^[0-9a-z]{26}$/),
  title: z.string().trim().min(1, { error: 'name' }).max(MAX_NAME, { error: 'longName' }),
  date: z.string().transform((typed, context) => {
    const day = readDay(typed);
    if (!day) context.addIssue({ code: 'custom', message: 'date' });
    return day ?? '';
  }),
  description: z.string().trim().max(MAX_DESCRIPTION, { error: 'longDescription' }),
});

const mediaId = z.string().regex(ITEM_ID);
const onPhoto = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent), mediaId });
const onChosen = <Intent extends string>(intent: Intent) =>
  z.object({ intent: z.literal(intent), mediaIds: z.array(mediaId).max(5000) });
const onAlbum = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent) });
const ticked = z.literal('yes').optional();
/** May the chosen photos be published? `nobody`: yes, because no child can be recognised. `no`: not yet. */
const released = z.enum(['yes', 'nobody', 'no']).optional();

const PhotosForm = z.discriminatedUnion('intent', [
  onPhoto('describe').extend({
    alt: z.string().trim(),
    caption: z.string().trim(),
    decorative: ticked,
  }),
  onPhoto('earlier'),
  onPhoto('later'),
  onPhoto('first'),
  onPhoto('turn'),
  onPhoto('keep-both'),
  onPhoto('leave-out'),
  onPhoto('restore'),
  onChosen('describe-chosen').extend({ alt: z.string().trim() }),
  onChosen('decorate'),
  onChosen('release').extend({ consent: released }),
  onChosen('move').extend({ place: z.coerce.number().int().min(1).max(100_000) }),
  onChosen('remove'),
  onChosen('keep-all'),
  onChosen('withdraw'),
  onAlbum('put-back').extend({ removal: z.string().regex(ITEM_ID) }),
  onAlbum('use-captions'),
  onAlbum('arrange').extend({
    order: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(mediaId).max(5000)),
  }),
  onAlbum('forget-uploads'),
  onAlbum('publish').extend({ consent: ticked }),
  onAlbum('unpublish'),
]);

/** The buttons of the photos page; a form for several photos sends the id of each. */
export const readPhotosForm = (form: FormData) =>
  PhotosForm.safeParse({ ...Object.fromEntries(form), mediaIds: form.getAll('mediaId') });

export type Released = z.infer<typeof released>;
export type PhotosInput = z.infer<typeof PhotosForm>;
export type PhotosIntent = PhotosInput['intent'];
