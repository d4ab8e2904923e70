import { z } from 'zod';
import { locales } from '#app/words/locales.ts';

/** Beyond the specification: the language of the texts. */
export const LanguageQuery = z.object({
  lang: z
    .enum(locales)
    .optional()
    .describe('Told in this language where it is translated; without it, as it was written'),
});

/** A list is a bare array, so a client requests a part of it. */
export const ListQuery = LanguageQuery.extend({
  limit: z.coerce.number().int().min(1).max(500).default(500).describe('How many at the most'),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('How many of the newest to pass over'),
});
export type ListQuery = z.infer<typeof ListQuery>;
