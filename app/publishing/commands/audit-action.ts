import type { ContentType } from '#app/publishing/content-type.ts';

const OF_TRANSLATIONS: Record<string, string> = {
  edit: 'translate',
  unpublish: 'withdraw-translation',
  'undo-unpublish': 'undo-withdraw-translation',
};

/** As the audit calls it: of a translation it says that it is one. */
export const auditAction = (type: ContentType, action: string): string =>
  type.translation ? (OF_TRANSLATIONS[action] ?? `${action}-translation`) : action;
