import { z } from 'zod';

/** Raised when an older version of the code could not read a new archive. 2: every row names its school. */
export const ARCHIVE_FORMAT = 2;

export const MANIFEST_NAME = 'manifest.json';
export const SEAL_NAME = 'seal.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** One table: its rows are JSON lines, in these columns and this order, the same from either engine. */
const ArchivedTable = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)).min(1),
  rows: count,
  /** Of all its lines, independent of the entries they are in. */
  sha256,
});
export type ArchivedTable = z.infer<typeof ArchivedTable>;

const ArchivedFile = z.object({ name: z.string(), size: count, sha256 });
export type ArchivedFile = z.infer<typeof ArchivedFile>;

export const Manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  school: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database had. */
  migrations: z.array(z.string()).min(1),
  /** Tables that others refer to come first. */
  tables: z.array(ArchivedTable),
  leftOut: z.array(z.string()),
  files: z.array(ArchivedFile),
  /** Originals that the database names but the storage does not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last entry of an archive, at a fixed position from its end: what a list of archives shows of each. */
export const Seal = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  school: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  rows: count,
  files: count,
  missing: count,
  manifestSha256: sha256,
});
export type Seal = z.infer<typeof Seal>;

/** 'database/content_items/00001.jsonl.gz' */
export const chunkName = (table: string, chunk: number) =>
  `database/${table}/${String(chunk).padStart(5, '0')}.jsonl.gz`;

const CHUNK = /^database\/([a-z][a-z0-9_]*)\/\d{5}\.jsonl\.gz$/;
export const tableOfChunk = (name: string): string | undefined => CHUNK.exec(name)?.[1];

/** 'media/LFIS/originals/ab/ab….jpg' is stored under what follows `media/`; no other names are accepted. */
const ORIGINAL = /^media\/([A-Za-z0-9_-]+\/originals\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.[a-z0-9]+)$/;
export const originalOf = (name: string): string | undefined => ORIGINAL.exec(name)?.[1];
