import type { Words } from '#app/words/en.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { wordsOf } from '#app/words/words.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { RouterContextProvider } from 'react-router';
import { type ContentType, permissionOn } from '#app/publishing/content-type.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { Permission } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findType } from '#app/content-types.ts';

/** The person, and the words in their language. */
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

/** The context of a page about content of this type, or about one item of it. */
export function typeContext(
  context: Readonly<RouterContextProvider>,
  params: { type?: string },
  permission: Permission,
): StudioContext & { type: ContentType } {
  const type = typeOrMissing(params);
  const commandContext = studioContext(context, permissionOn(type, permission));
  if (type.formAt) throw redirect(type.formAt);
  return { ...commandContext, type };
}

/** The content type in the address of an action, if the person has this permission on it. */
export function permittedType(
  {
    params,
    requirePermission: require,
  }: { params: { type?: string }; requirePermission: (permission: Permission) => void },
  permission: Permission,
): ContentType {
  const type = typeOrMissing(params);
  require(permissionOn(type, permission));
  return type;
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
