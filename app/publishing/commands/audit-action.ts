import type { ContentType } from '#app/publishing/content-type.ts';

const OF_TRANSLATIONS: Record<string, string> = {
  edit: 'translate',
  unpublish: 'withdraw-translation',
  'undo-unpublish': 'undo-withdraw-translation',
};

/** The action's name in the audit; for a translation it says so. */
export const auditAction = (type: ContentType, action: string): string =>
  type.translation ? (OF_TRANSLATIONS[action] ?? `${action}-translation`) : action;
