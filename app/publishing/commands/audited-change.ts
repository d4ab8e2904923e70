import type { NewAuditEntry } from '#app/access/audit/record.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

const OF_TRANSLATIONS: Record<string, string> = {
  edit: 'translate',
  unpublish: 'withdraw-translation',
  'undo-unpublish': 'undo-withdraw-translation',
};

/** The action and the values of an audit entry; of a translation the action says so, and the values its language. */
export const auditedChange = (
  { translation }: ContentType,
  action: string,
  values: Pick<NewAuditEntry, 'before' | 'after'> = {},
): Pick<NewAuditEntry, 'action' | 'before' | 'after'> =>
  translation
    ? {
        ...values,
        action: OF_TRANSLATIONS[action] ?? `${action}-translation`,
        after: { ...values.after, language: translation.language },
      }
    : { ...values, action };
