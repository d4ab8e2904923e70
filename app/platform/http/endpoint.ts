import type { z } from 'zod';
import type { SiteServices } from '../services.ts';

/**
 * One row of the API, declared once: the server mounts it, validates input by it, and writes the OpenAPI document from
 * it.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Below /api, with `:schoolcode` for the school and `:path{.+}` for a file. Fixed words match in any case. */
  path: string;
  summary: string;
  description?: string;
  /** The specification's "auth header" rows: they need the token where one is set. */
  needsToken?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The JSON answer, or the content types where the answer is a file. */
  answer: z.ZodType | { files: readonly string[] };
  status?: 200 | 201;
  /** Checked before the body is read: the answer if the request is refused whatever the body contains. */
  admit?(
    sender: Pick<ApiCall<never, never>, 'services' | 'requestId' | 'clientAddress'>,
  ): Promise<Response | undefined>;
  handle(call: ApiCall<never, never>): Promise<unknown>;
}

export interface ApiCall<Query, Body> {
  services: SiteServices;
  /** An existing school: from the path, else from the schoolcode header, else the site's own. */
  schoolCode: string;
  query: Query;
  body: Body;
  request: Request;
  requestId: string;
  clientAddress: string;
  /** Whether the request is from a member of this school's staff, who may see what is not public. */
  mayEdit(schoolCode: string): Promise<boolean>;
  /** The part of the path that `:path{.+}` matches, still encoded. */
  filePath: string;
  /** The same path exactly as it was sent. */
  sentPath: string;
}

/** Only connects the types: `handle` gets what `query` and `body` accept. */
export function endpoint<
  Answer extends z.ZodType | { files: readonly string[] },
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(
  declared: Omit<Endpoint, 'query' | 'body' | 'answer' | 'handle'> & {
    query?: Query;
    body?: Body;
    answer: Answer;
    handle(
      call: ApiCall<z.infer<Query>, z.infer<Body>>,
    ): Promise<Response | (Answer extends z.ZodType ? z.input<Answer> : never)>;
  },
): Endpoint {
  return declared as Endpoint;
}
