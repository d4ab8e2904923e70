import { fileSize } from '#app/core/text/file-size.ts';

const GIGABYTE = 1024 ** 3;

export const bytesInWords = (bytes: number): string =>
  bytes < GIGABYTE ? fileSize(bytes) : `${(bytes / GIGABYTE).toFixed(bytes < 10 * GIGABYTE ? 1 : 0)} GB`;
