import { mayDo, type StaffRole } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { type ContentType, permissionOn } from '#app/publishing/content-type.ts';

/** The content types that this role may open. */
export const typesFor = (role: StaffRole): readonly ContentType[] =>
  contentTypes.filter((type) => mayDo(role, permissionOn(type, 'content.read')));
