import { z } from 'zod';
import { type Languages, locales } from '#app/words/locales.ts';
import type { Endpoint } from './endpoint.ts';

/** In addition to the specification: the language of the texts. */
const languageOneOf = (languages: Languages) =>
  z
    .enum(languages)
    .optional()
    .describe(
      'The language of the texts, where they are translated. Without it, texts are in their original language',
    );

export const LanguageQuery = z.object({ lang: languageOneOf(locales) });

/** The endpoint with this school's languages. */
export const endpointIn = (languages: Languages, endpoint: Endpoint): Endpoint =>
  endpoint.query && 'lang' in endpoint.query.shape
    ? { ...endpoint, query: endpoint.query.extend({ lang: languageOneOf(languages) }) }
    : endpoint;

/** A list is a bare array, so a client can request a part of it. */
export const ListQuery = LanguageQuery.extend({
  limit: z.coerce.number().int().min(1).max(500).default(500).describe('Maximum number of items'),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Number of items to skip, newest first'),
});
export type ListQuery = z.infer<typeof ListQuery>;
