import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { hasText } from './pdf-text.ts';

answerInThread(hasText);
