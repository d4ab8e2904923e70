import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { decodeHeic } from './decode-heic.ts';
import { openLibheif } from './libheif.ts';

answerInThread(
  ({ bytes, mostBytes }: { bytes: Uint8Array; mostBytes: number }) =>
    decodeHeic(openLibheif(mostBytes), bytes),
  (png) => [png.buffer],
);
