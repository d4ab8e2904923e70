import type { Readable } from 'node:stream';

/** Where files are kept. Keys are made by us from codes and hashes, never from what a user typed. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The size in bytes, or undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** From `start` to `end`, both included. */
  stream(key: string, start: number, end: number): Readable;
}

/** The storage cannot be reached or asked now. Without a cause: one of the network would be taken for the database's. */
export class StorageUnavailable extends Error {
  readonly code = 'ESTORAGEAWAY';
  constructor(reason: unknown) {
    super(`the storage is away: ${reason instanceof Error ? reason.message : String(reason)}`);
    this.name = 'StorageAway';
  }
}

/** By its code: the built site and what tests hand to it are two copies of this module. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ESTORAGEAWAY';
