import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { decodeHeic } from './decode-heic.ts';
import { openLibheif } from './libheif.ts';

answerInThread(
  ({ bytes, maxBytes }: { bytes: Uint8Array; maxBytes: number }) => decodeHeic(openLibheif(maxBytes), bytes),
  (png) => [png.buffer],
);
