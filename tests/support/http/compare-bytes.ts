import { expect } from 'vitest';

/** In one go: Vitest goes through two buffers byte by byte, a tenth of a second for a page and its copy. */
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined,
]);
