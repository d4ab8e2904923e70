import { PROFILE } from '#app/platform/content/school-items.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { dayInIndia, nextTimeInIndia } from '#app/core/time/days.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { ERASE_HOUR } from '#app/features/gallery/photos/photos-jobs.server.ts';
import { findUndoable } from '#app/media/files/replaced-files.server.ts';
import { deletionOf } from '#app/media/files/sweep-files.server.ts';
import { consentOf } from '#app/media/consent/consent.ts';
import { focusOf } from '#app/media/focus.ts';
import { countVersions, type FileUse, listUses } from '#app/publishing/library/file-uses.server.ts';
import { displayNameOf, findLibraryFile } from '#app/media/files/library-file.server.ts';
import { type ContentType, isFilesField, nameOf } from '#app/publishing/content-type.ts';
import { type State, stateOf } from '#app/platform/content/state.ts';
import { missing } from '#app/studio/content/studio-context.server.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import { bytesInWords } from '#app/studio/dashboard/bytes-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { Words } from '#app/words/en.ts';

interface FileContext extends CommandContext {
  words: StudioWords;
  dates: Words['dates'];
}

/** A use of a file, with the names that the office knows. */
export interface ShownUse {
  title: string;
  /** Its type, and the fields that use the file. */
  detail: string;
  state: State | undefined;
  /** Its form in the studio; fixed places of the site have none. */
  href: string | undefined;
}

/** All data of a file. */
export async function loadFile(commandContext: FileContext, mediaId: string) {
  const { services, staff, dates } = commandContext;
  const { schoolCode } = staff;
  const db = services.database.writes;
  const file = await findLibraryFile(db, { schoolCode, mediaId });
  if (!file) throw missing();
  const [uses, versions] = await Promise.all([
    listUses(db, { schoolCode, mediaId }),
    countVersions(db, { schoolCode, mediaId }),
  ]);
  const undoable = await findUndoable(db, { schoolCode, mediaId, now: commandContext.now });
  const willGo = uses.length === 0 && versions === 0 && file.kept_at === null;
  const nextSweep = nextTimeInIndia(commandContext.now, ERASE_HOUR).toISOString();
  const altTexts = [...new Set(uses.filter(({ isDraft }) => !isDraft).map(({ alt }) => alt))];
  return {
    mediaId,
    path: file.path,
    kind: file.kind,
    called: displayNameOf(file, uses),
    width: file.width ?? 0,
    height: file.height ?? 0,
    bytes: bytesInWords(file.bytes),
    sentBy: file.sent_by,
    sentOn: dates.day(dayInIndia(file.created_at)),
    focus: focusOf(file.focus_x, file.focus_y),
    words: altTexts.filter(Boolean),
    lacksWords: uses.some((use) => use.alt === '' && !use.decorative && !use.isDraft),
    consent: consentOf(file),
    lacksConsent: !file.consent && uses.some(({ hidden }) => hidden),
    asksConsent: asksConsent(file.kind, uses),
    uses: uses.map((use) => shownUse(commandContext, use, mediaId)),
    versions,
    deletedOn: willGo ? dates.day(dayInIndia(deletionOf(file.unused_since ?? nextSweep))) : undefined,
    kept:
      file.kept_at === null || uses.length > 0
        ? undefined
        : { by: file.kept_by, on: dates.day(dayInIndia(file.kept_at)) },
    replaced: undoable && {
      by: undoable.by,
      on: dates.day(dayInIndia(undoable.at)),
      until: dates.day(dayInIndia(undoable.until)),
      called: displayNameOf(undoable.stored.file, []),
    },
  };
}

export type LoadedFile = Awaited<ReturnType<typeof loadFile>>;

/** A replaced picture is public immediately, so consent must be given first. */
export const asksConsent = (kind: 'image' | 'document', uses: FileUse[]): boolean =>
  kind === 'image' && uses.some((use) => !use.isDraft && !isLogo(use));

export const isLogo = ({ type }: FileUse) => type === PROFILE;

function shownUse({ words, now }: FileContext, use: FileUse, mediaId: string): ShownUse {
  const type = typeIn(words, use.type);
  const isFixedSlot = use.type === 'pages' && use.id.includes('/');
  if (!type || isFixedSlot)
    return {
      title: words.library.fixedSlot(use.id.split('/').at(-1)!),
      detail: '',
      state: undefined,
      href: undefined,
    };
  if (isLogo(use))
    return {
      title: words.library.logo,
      detail: use.isDraft ? words.library.inDraft : '',
      state: undefined,
      href: itemAddress(type, use.id),
    };
  const fieldNames = use.isDraft ? [words.library.inDraft] : fieldsHolding(type, use, mediaId);
  return {
    title: nameOf(type, use) || words.content.untitled,
    detail: [type.words.one, ...fieldNames].join(', '),
    state: use.row && stateOf(use.row, now),
    href: type.name === albums.name ? studioHref('albumPhotos', { id: use.id }) : itemAddress(type, use.id),
  };
}

/**
 * The part of an item that shows it: a text that mentions it, such as a page's sections, or else its list of
 * files.
 */
function fieldsHolding(type: ContentType, use: FileUse, mediaId: string): string[] {
  const texts = JSON.parse(use.row?.fields ?? '{}') as Record<string, string>;
  const naming = type.fields.filter(({ name }) => texts[name]?.includes(mediaId));
  const lists = type.fields.filter((field) => isFilesField(field) && field.role === use.role);
  return (naming.length > 0 ? naming : lists.slice(0, 1)).map(({ label }) => label);
}
