import type { FileValue } from '#app/publishing/fields.ts';
import type { KnownFile } from '#app/studio/content/load-item.server.ts';

/** A picture or paper of the item, as a section may choose it. */
export interface PoolFile extends KnownFile {
  mediaId: string;
  alt: string;
}

export const poolOf = (files: readonly FileValue[], known: Record<string, KnownFile>): PoolFile[] =>
  files.flatMap(({ mediaId, alt }) => (known[mediaId] ? [{ mediaId, alt, ...known[mediaId] }] : []));
