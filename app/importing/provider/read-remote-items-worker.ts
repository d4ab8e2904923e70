import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { readItems, type ReadOptions } from './read-remote-items.server.ts';
import type { ImportedContentType } from './remote-item.ts';

export interface ToRead {
  contentType: ImportedContentType;
  items: unknown[];
  options: ReadOptions;
}

answerInThread(({ contentType, items, options }: ToRead) => readItems(contentType, items, options));
