import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { print } from './print.server.ts';

answerInThread(print, ({ jpeg, grey, preview }) => [(jpeg ?? grey)!.buffer, preview.buffer]);
