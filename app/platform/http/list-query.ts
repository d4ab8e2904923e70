import { z } from 'zod';
import { locales } from '#app/words/locales.ts';

/** Beyond the specification: what is told in another language, in that. */
export const LanguageQuery = z.object({
  lang: z
    .enum(locales)
    .optional()
    .describe('Told in this language where it is translated; without it, as it was written'),
});

/** A list is a bare array, so it is bounded by asking for a stretch of it. */
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
