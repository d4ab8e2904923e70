import {
  arrangePhotos,
  describeChosen,
  describePhoto,
  listOrder,
  takeCaptions,
  touchAlbum,
} from '#app/features/gallery/photos/photos-commands.server.ts';
import { moved, movedTo, type PublishProblem } from '#app/features/gallery/photos/photos.ts';
import {
  consentOf,
  publishAlbum,
  releaseChosen,
  unpublishAlbum,
} from '#app/features/gallery/photos/photos-publish.server.ts';
import { putBackPhotos, removePhotos } from '#app/features/gallery/photos/photos-removal.server.ts';
import { forgetArriving } from '#app/features/gallery/photos/photos-uploads.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { rotatePicture } from '#app/media/ingest/rotate.server.ts';
import { removeRenditions, restoreFile, withdrawFile } from '#app/media/files/withdraw.server.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { albums } from '../content-type.ts';
import { keepBoth, leaveOut } from './possible-duplicates.server.ts';
import type { PhotosInput, PhotosIntent } from './album-input.ts';

/** The permission for each button. */
export const permissionOf: Record<PhotosIntent, Permission> = {
  describe: 'albums.edit',
  'describe-chosen': 'albums.edit',
  decorate: 'albums.edit',
  earlier: 'albums.edit',
  later: 'albums.edit',
  first: 'albums.edit',
  move: 'albums.edit',
  arrange: 'albums.edit',
  turn: 'albums.edit',
  remove: 'albums.edit',
  'keep-both': 'albums.edit',
  'keep-all': 'albums.edit',
  'leave-out': 'albums.edit',
  'put-back': 'albums.edit',
  'use-captions': 'albums.edit',
  'forget-uploads': 'photos.upload',
  release: 'albums.publish',
  publish: 'albums.publish',
  unpublish: 'albums.publish',
  withdraw: 'photos.withdraw',
  restore: 'photos.restore',
};

interface PhotosContext extends CommandContext {
  albumId: string;
}

/** Problems with the selection, besides those that prevent publishing the album. */
export type PhotosProblem = PublishProblem | 'none-chosen' | 'needed' | 'too-long';

export type PhotosAnswer =
  | {
      done: PhotosIntent;
      /** The id by which it can be undone. */ removal?: string | undefined;
      count: number;
    }
  | { refused: PhotosIntent; problems: PhotosProblem[] }
  | { missing: true };

/** One press of a button: the change and its audit entry, in one transaction. */
export async function actOnPhotos(context: PhotosContext, input: PhotosInput): Promise<PhotosAnswer> {
  const { services, staff, albumId, now } = context;
  const { schoolCode } = staff;
  const turned =
    input.intent === 'turn' ? await rotatePicture(services, { schoolCode, ...input }) : undefined;

  const outcome = await changeContent(services.database.writes, schoolCode, now, async (change) => {
    const album = await touchAlbum(change, { schoolCode, id: albumId, now });
    if (!album) return 'missing';
    const done =
      input.intent === 'turn' ? ((await turned?.save(change)) ?? false) : await work(change, context, input);
    const { removal } = typeof done === 'object' && 'removal' in done ? done : {};
    // Thrown to roll back: nothing was done, so nothing has changed.
    if (done !== true && !removal) throw new NothingDone(done);
    await recordAudit(change, {
      staff,
      now,
      action: auditName(input),
      subject: { type: albums.name, id: albumId, title: album.title },
      after: auditDetails(input),
    });
    return { removal };
  }).catch((error: unknown) => {
    if (error instanceof NothingDone) return error;
    throw error;
  });
  if (turned && (outcome === 'missing' || outcome instanceof NothingDone)) await turned.giveUp();
  if (outcome === 'missing') return { missing: true };
  const count = 'mediaIds' in input ? input.mediaIds.length : 1;
  if (outcome instanceof NothingDone)
    return outcome.why === 'unchanged'
      ? { done: input.intent, count }
      : { refused: input.intent, problems: outcome.problems };
  await turned?.tidyUp();
  if (input.intent === 'withdraw')
    for (const id of input.mediaIds) await removeRenditions(services, schoolCode, id);
  return { done: input.intent, count, ...outcome };
}

/** `unchanged`: it is in that state already. */
type WorkResult = boolean | 'unchanged' | { removal: string } | { problems: PhotosProblem[] };

async function work(
  change: ContentChange,
  { staff, albumId, now }: PhotosContext,
  input: Exclude<PhotosInput, { intent: 'turn' }>,
): Promise<WorkResult> {
  const { schoolCode } = staff;
  const { intent } = input;
  if ('mediaIds' in input && input.mediaIds.length === 0) return { problems: ['none-chosen'] };
  switch (intent) {
    case 'describe': {
      const result = await describePhoto(change, albumId, {
        ...input,
        decorative: input.decorative === 'yes',
      });
      return result === 'unchanged' ? result : result === 'changed';
    }
    case 'describe-chosen':
    case 'decorate': {
      const alt = intent === 'decorate' ? undefined : input.alt;
      if (alt === '') return { problems: ['needed'] };
      if (alt && alt.length > MAX_ALT) return { problems: ['too-long'] };
      await describeChosen(change, albumId, { mediaIds: input.mediaIds, alt });
      return true;
    }
    case 'release': {
      const options = { ...input, schoolCode, id: albumId, now, staff };
      const { problem } = await releaseChosen(change, options);
      return problem ? { problems: [problem] } : true;
    }
    case 'earlier':
    case 'later':
    case 'first':
      await arrangePhotos(change, albumId, moved(await listOrder(change, albumId), input.mediaId, intent));
      return true;
    case 'move': {
      const order = await listOrder(change, albumId);
      await arrangePhotos(change, albumId, movedTo(order, input.mediaIds, input.place));
      return true;
    }
    case 'arrange':
      await arrangePhotos(change, albumId, input.order);
      return true;
    case 'remove': {
      const removal = await removePhotos(change, { schoolCode, albumId, mediaIds: input.mediaIds, now });
      return removal ? { removal } : false;
    }
    case 'keep-both':
      return keepBoth(change, albumId, [input.mediaId]);
    case 'keep-all':
      return keepBoth(change, albumId, input.mediaIds);
    case 'leave-out': {
      const removal = await leaveOut(change, { schoolCode, albumId, mediaId: input.mediaId, now });
      return removal ? { removal } : false;
    }
    case 'put-back':
      return (await putBackPhotos(change, { ...input, schoolCode, albumId, now })).length > 0;
    case 'use-captions':
      await takeCaptions(change, albumId);
      return true;
    case 'forget-uploads':
      await forgetArriving(change, albumId);
      return true;
    case 'withdraw': {
      // All of them, even if one is withdrawn already: a withdrawal must not need a second press.
      const gone = [];
      for (const mediaId of input.mediaIds)
        gone.push(await withdrawFile(change, { schoolCode, mediaId, now, by: staff.name }));
      return gone.some(Boolean);
    }
    case 'restore':
      return restoreFile(change, { schoolCode, mediaId: input.mediaId });
    case 'unpublish':
      return (await unpublishAlbum(change, { schoolCode, id: albumId, now })) !== undefined;
    case 'publish': {
      const options = { schoolCode, id: albumId, now, staff, consent: input.consent === 'yes' };
      const answer = await publishAlbum(change, options);
      if ('published' in answer) return true;
      return answer.problems === 'no-album' ? false : { problems: answer.problems };
    }
  }
}

class NothingDone extends Error {
  readonly why: WorkResult;

  constructor(why: WorkResult) {
    super('nothing was done');
    this.why = why;
  }

  get problems(): PhotosProblem[] {
    return typeof this.why === 'object' && 'problems' in this.why ? this.why.problems : [];
  }
}

function auditName(input: PhotosInput): string {
  const { intent } = input;
  if (intent === 'publish' || intent === 'unpublish') return intent;
  return intent === 'release' && input.consent === 'no' ? 'photo-hide' : `photo-${intent}`;
}

function auditDetails(input: PhotosInput): object {
  const { intent, ...rest } = input;
  if (intent === 'publish') return input.consent ? { consent: consentOf('yes') } : {};
  if (intent === 'release')
    return {
      mediaIds: input.mediaIds,
      ...(input.consent !== 'no' && { consent: consentOf(input.consent) }),
    };
  return intent === 'describe' && !input.alt ? { ...rest, alt: undefined } : rest;
}
