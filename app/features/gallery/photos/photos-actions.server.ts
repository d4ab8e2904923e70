import {
  arrangePhotos,
  confirmTexts,
  describePhoto,
  listOrder,
  removePhoto,
  takeCaptions,
  touchAlbum,
} from '#app/features/gallery/photos/photos-commands.server.ts';
import { moved, type PublishProblem } from '#app/features/gallery/photos/photos.ts';
import { publishAlbum, unpublishAlbum } from '#app/features/gallery/photos/photos-publish.server.ts';
import { forgetArriving } from '#app/features/gallery/photos/photos-uploads.server.ts';
import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import { turnPicture } from '#app/media/ingest/turn.server.ts';
import { removeRenditions, restoreFile, withdrawFile } from '#app/media/files/withdraw.server.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import { albums } from '../content-type.ts';
import { keepBoth, leaveOut } from './look-alikes.server.ts';
import type { PhotosInput, PhotosIntent } from './album-input.ts';

/** Who may press what. */
export const permissionOf: Record<PhotosIntent, Permission> = {
  describe: 'content.edit',
  earlier: 'content.edit',
  later: 'content.edit',
  first: 'content.edit',
  arrange: 'content.edit',
  turn: 'content.edit',
  remove: 'content.edit',
  'keep-both': 'content.edit',
  'leave-out': 'content.edit',
  'confirm-all': 'content.edit',
  'use-captions': 'content.edit',
  'forget-uploads': 'photos.upload',
  publish: 'content.publish',
  unpublish: 'content.publish',
  withdraw: 'photos.withdraw',
  restore: 'photos.restore',
};

interface Deed extends Acting {
  albumId: string;
}

export type PhotosAnswer =
  { done: PhotosIntent } | { refused: PhotosIntent; problems: PublishProblem[] } | { missing: true };

/** One press of a button: what it changes and that it was pressed, in one transaction. */
export async function actOnPhotos(deed: Deed, input: PhotosInput): Promise<PhotosAnswer> {
  const { services, staff, albumId, now } = deed;
  const { schoolCode } = staff;
  const turned = input.intent === 'turn' ? await turnPicture(services, { schoolCode, ...input }) : undefined;
  let problems: PublishProblem[] = [];

  async function work(change: ContentChange): Promise<boolean> {
    const { intent } = input;
    switch (intent) {
      case 'describe':
        await describePhoto(change, albumId, input);
        return true;
      case 'earlier':
      case 'later':
      case 'first':
        await arrangePhotos(change, albumId, moved(await listOrder(change, albumId), input.mediaId, intent));
        return true;
      case 'arrange':
        await arrangePhotos(change, albumId, input.order);
        return true;
      case 'turn':
        return (await turned?.write(change)) ?? false;
      case 'remove':
        return removePhoto(change, albumId, input.mediaId);
      case 'keep-both':
        return keepBoth(change, albumId, input.mediaId);
      case 'leave-out':
        return leaveOut(change, albumId, input.mediaId);
      case 'confirm-all':
        await confirmTexts(change, albumId);
        return true;
      case 'use-captions':
        await takeCaptions(change, albumId);
        return true;
      case 'forget-uploads':
        await forgetArriving(change, albumId);
        return true;
      case 'withdraw':
        return withdrawFile(change, { schoolCode, mediaId: input.mediaId, now });
      case 'restore':
        return restoreFile(change, { schoolCode, mediaId: input.mediaId });
      case 'unpublish':
        return (await unpublishAlbum(change, { schoolCode, id: albumId, now })) !== undefined;
      case 'publish': {
        const asked = { schoolCode, id: albumId, now, staff, consent: input.consent === 'yes' };
        const answer = await publishAlbum(change, asked);
        if ('published' in answer) return true;
        if (answer.problems !== 'no-album') ({ problems } = answer);
        return false;
      }
    }
  }

  const outcome = await changeContent(services.database.writes, schoolCode, now, async (change) => {
    const album = await touchAlbum(change, { schoolCode, id: albumId, now });
    if (!album) return 'missing';
    // Thrown away with the transaction: where nothing was done, nothing has changed.
    if (!(await work(change))) throw new NothingDone();
    const subject = { type: albums.name, id: albumId, title: album.title };
    await writeDown(change, {
      staff,
      now,
      action: auditName(input.intent),
      subject,
      after: told(input, staff),
    });
    return 'done';
  }).catch((error: unknown) => {
    if (error instanceof NothingDone) return 'undone';
    throw error;
  });
  if (outcome !== 'done') await turned?.giveUp();
  if (outcome === 'missing') return { missing: true };
  if (outcome === 'undone') return { refused: input.intent, problems };
  await turned?.tidyUp();
  if (input.intent === 'withdraw') await removeRenditions(services, input.mediaId);
  return { done: input.intent };
}

class NothingDone extends Error {}

const auditName = (intent: PhotosIntent) =>
  intent === 'publish' || intent === 'unpublish' ? intent : `photo-${intent}`;

function told(input: PhotosInput, staff: Staff): object {
  const { intent, ...rest } = input;
  if (intent === 'publish') return { consent: `${staff.name}: everyone shown may be published` };
  return intent === 'describe' && !input.alt ? { mediaId: input.mediaId, caption: input.caption } : rest;
}
