import type { CommandContext } from '#app/access/command-context.ts';
import { mayDo } from '#app/access/permissions.ts';
import { findType } from '#app/content-types.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { replaceConsent } from '#app/media/consent/answer.server.ts';
import { deleteFile } from '#app/publishing/library/delete-files.server.ts';
import { countFilesInRole, type FileUse, listUses } from '#app/publishing/library/file-uses.server.ts';
import { findLibraryFile } from '#app/media/files/library-file.server.ts';
import { undoReplacement } from '#app/publishing/library/undo-replacement.server.ts';
import { withdrawEverywhere } from '#app/publishing/library/withdraw-everywhere.server.ts';
import { replaceFile } from '#app/publishing/library/replace-file.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type ContentType, isFilesField, nameOf } from '#app/publishing/content-type.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { asksConsent, isLogo } from './load-file.server.ts';

/** Replaces a file by another, with the form's alt text, consent and logo. */
export async function replaceByForm(commandContext: CommandContext, mediaId: string, form: FormData) {
  const { services, staff, now } = commandContext;
  const file = form.get('file');
  const words = cleanText(String(form.get('words') ?? ''));
  if (!(file instanceof File) || file.size === 0) return { refused: 'empty' as const };
  if (words.length > MAX_ALT) return { refused: 'words' as const };
  const fileRef = { schoolCode: staff.schoolCode, mediaId };
  const uses = await listUses(services.database.writes, fileRef);
  if (touchesLogo(commandContext, uses)) return { refused: 'logo' as const };
  const old = await findLibraryFile(services.database.writes, fileRef);
  const hasAnswer = form.get('consent') === 'yes';
  if (old && asksConsent(old.kind, uses) && !hasAnswer) return { refused: 'consent' as const };
  return replaceFile(commandContext, {
    mediaId,
    words,
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file.name,
    async also(change) {
      if (old?.kind === 'image' && hasAnswer) await replaceConsent(change, { mediaId, staff, now });
    },
  });
}

/** Restores the file that was replaced last. */
export async function undoByForm(commandContext: CommandContext, mediaId: string) {
  return undoReplacement(commandContext, {
    mediaId,
    isForbidden: (uses) => touchesLogo(commandContext, uses),
  });
}

/** Deletes a file, also from everything that uses it. */
export async function deleteByForm(commandContext: CommandContext, mediaId: string, form: FormData) {
  if (form.get('sure') !== 'yes') return { refused: { reason: 'unsure' as const } };
  const sentUses = String(form.get('uses') ?? '');
  return deleteFile(commandContext, {
    mediaId,
    shownUses: /^\d{1,6}$/.test(sentUses) ? Number(sentUses) : 0,
    async refusal(change, uses) {
      if (touchesLogo(commandContext, uses)) return { reason: 'logo' as const };
      const needing = await listNeeding(change, uses);
      return needing.length > 0 ? { reason: 'needed' as const, titles: needing } : undefined;
    },
  });
}

/** Withdraws a file: nothing shows it any more. */
export async function withdrawByForm(commandContext: CommandContext, mediaId: string, form: FormData) {
  if (form.get('sure') !== 'yes') return { refused: 'unsure' as const };
  const answer = await withdrawEverywhere(commandContext, {
    mediaId,
    why: cleanText(String(form.get('why') ?? '')),
    isForbidden: (uses) => touchesLogo(commandContext, uses),
  });
  return 'forbidden' in answer ? { refused: 'logo' as const } : answer;
}

const touchesLogo = ({ staff }: CommandContext, uses: FileUse[]) =>
  !mayDo(staff.role, 'profile.edit') && uses.some(isLogo);

/** Published items that require the file, by name. */
async function listNeeding(change: ContentChange, uses: FileUse[]): Promise<string[]> {
  const needing: string[] = [];
  for (const use of uses) {
    const type = findType(use.type);
    if (!type || !needsOne(type, use)) continue;
    if ((await countFilesInRole(change, use)) === 1) needing.push(nameOf(type, use));
  }
  return needing;
}

function needsOne(type: ContentType, { row, role }: FileUse): boolean {
  if (!row || row.status !== 'published' || row.deleted_at !== null) return false;
  const texts = JSON.parse(row.fields) as Record<string, string>;
  return (
    (type.needsFile?.(texts) ?? false) ||
    type.fields.some((field) => isFilesField(field) && field.role === role && field.required === true)
  );
}
