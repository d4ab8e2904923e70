import { z } from 'zod';
import type { Problems } from './problems.ts';

/** The first problem of each field, by its short name. */
export function problemsOf(error: z.ZodError): Problems {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[]> };
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first]));
}
