import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { readItems, type ReadOptions } from './read-things.server.ts';
import type { ImportedContentType } from './thing.ts';

export interface ToRead {
  kind: ImportedContentType;
  items: unknown[];
  options: ReadOptions;
}

answerInThread(({ kind, items, options }: ToRead) => readItems(kind, items, options));
