import { expect } from 'vitest';

/** Compared at once: Vitest compares two buffers byte by byte, which takes a tenth of a second for a page. */
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined,
]);
