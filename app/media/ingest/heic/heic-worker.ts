import { parentPort, workerData } from 'node:worker_threads';
import { decodeHeic } from './decode-heic.ts';
import { openLibheif } from './libheif.ts';

const { bytes, mostBytes } = workerData as { bytes: Uint8Array; mostBytes: number };
const png = decodeHeic(openLibheif(mostBytes), bytes);
parentPort!.postMessage(png, [png.buffer]);
