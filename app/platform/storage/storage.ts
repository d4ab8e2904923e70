import type { Readable } from 'node:stream';

/** Where files are kept. Keys are made from codes and hashes, never from a user's input. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The size in bytes, or undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array>;
  /** A missing file counts as removed. */
  remove(key: string): Promise<void>;
  /** The keys of the files directly in this folder; none where there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** From `start` to `end`, both included. */
  stream(key: string, start: number, end: number): Readable;
}

/**
 * The storage cannot be reached or used now. Without a cause: a network error in it would be taken for the database's.
 */
export class StorageUnavailable extends Error {
  readonly code = 'ESTORAGEUNAVAILABLE';
  constructor(reason: unknown) {
    super(`the storage is not available: ${reason instanceof Error ? reason.message : String(reason)}`);
    this.name = 'StorageUnavailable';
  }
}

/** By its code, because the built site and the tests have two copies of this module. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ESTORAGEUNAVAILABLE';
