import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { holdsText } from './pdf-text.ts';

answerInThread(holdsText);
