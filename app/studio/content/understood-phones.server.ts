import { understoodAs } from '#app/core/text/phone-links.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';

/** How each phone number in a form would be dialled, by field name. */
export const understoodIn = (type: ContentType, fields: Fields): Record<string, string | undefined> =>
  Object.fromEntries(
    type.fields.flatMap(({ name, kind }) =>
      kind === 'phones' || kind === 'chat' ? [[name, understoodAs(kind, textOf(fields, name))]] : [],
    ),
  );
