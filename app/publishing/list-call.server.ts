import { z } from 'zod';
import type { Db } from '#app/platform/db/database.ts';
import { type Endpoint, endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery, ListQuery } from '#app/platform/http/list-query.ts';
import type { ContentQuery } from './lists/dated-content.ts';
import type { Slice } from './lists/items.server.ts';

type AnswersQuery = ContentQuery & Slice;

/** A list that the API answers with and that an export writes, in the same shape. */
export interface ListCall {
  /** Below /api, with `:schoolcode` for the school. */
  path: string;
  /** The call that answers with one of them, by `id`. */
  onePath?: string | undefined;
  endpoint: Endpoint;
  listAnswers: (db: Db, query: AnswersQuery) => Promise<{ _id: string }[]>;
}

/** `isWhole`: short enough to be sent as a whole. */
export function listCall<Answer extends { _id: string }, Item>({
  shape,
  list,
  answer,
  isWhole = false,
  onePath,
  ...declared
}: Pick<Endpoint, 'path' | 'summary' | 'needsToken'> & {
  shape: z.ZodType<Answer>;
  list: (db: Db, query: AnswersQuery) => Promise<Item[]>;
  answer: (item: Item) => Answer;
  isWhole?: boolean;
  onePath?: string;
}): ListCall {
  const listAnswers: ListCall['listAnswers'] = async (db, query) => (await list(db, query)).map(answer);
  return {
    path: declared.path,
    onePath,
    listAnswers,
    endpoint: endpoint({
      ...declared,
      method: 'GET',
      query: isWhole ? LanguageQuery : ListQuery,
      answer: z.array(shape) as z.ZodType<unknown>,
      handle: ({ services, schoolCode, query: { lang: language, ...slice } }) =>
        // Without a limit the query uses its own.
        listAnswers(services.database.reads, {
          schoolCode,
          now: services.clock(),
          language,
          ...(slice as Slice),
        }),
    }),
  };
}
