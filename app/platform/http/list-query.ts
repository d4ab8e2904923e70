import { z } from 'zod';

/** A list is a bare array, so it is bounded by asking for a stretch of it. */
export const ListQuery = z.object({
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
