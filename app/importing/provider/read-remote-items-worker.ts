import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { readItems, type ReadOptions } from './read-remote-items.server.ts';
import type { ImportedContentType } from './remote-item.ts';

export interface ToRead {
  kind: ImportedContentType;
  items: unknown[];
  options: ReadOptions;
}

answerInThread(({ kind, items, options }: ToRead) => readItems(kind, items, options));
