import type { Words } from '#app/words/en.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { wordsOf } from '#app/words/words.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { RouterContextProvider } from 'react-router';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { Permission } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findType } from '#app/content-types.ts';

/** Who does something in the studio, and the words in which they are answered. */
export interface StudioContext extends CommandContext {
  words: StudioWords;
  dates: Words['dates'];
}

export function studioContext(
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): StudioContext {
  const staff = requirePermission(context, permission);
  const { services, now, isInPreparation } = context.get(requestContext);
  const words = studioWordsOf(staff.language, { isBeforePublic: isInPreparation ?? false });
  return { services, staff, now, words, dates: wordsOf(staff.language).dates };
}

export const missing = () => new Response(null, { status: 404, statusText: 'Not Found' });

export function typeOrMissing(params: { type?: string }): ContentType {
  const type = findType(params.type);
  if (!type) throw missing();
  return type;
}

export function idOrMissing(params: { id?: string }): string {
  if (!params.id || !ITEM_ID.test(params.id)) throw missing();
  return params.id;
}
