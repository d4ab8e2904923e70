import { z } from 'zod';

export const FieldError = z.object({
  field: z.string(),
  message: z.string(),
  code: z.string().optional().describe('A fixed code for the error, if there is one'),
});

/** RFC 9457. Says what is wrong and what to do; contains neither a stack trace nor the input. */
export const Problem = z.object({
  type: z.string().describe('A fixed address that identifies the type of error'),
  title: z.string(),
  status: z.number().int(),
  requestId: z.string().describe('Quote this when you ask for help'),
  errors: z.array(FieldError).optional(),
  challenge: z.unknown().optional().describe('The challenge to solve before you send the request again'),
});
export type Problem = z.infer<typeof Problem>;

export const problems = {
  'bad-request': { status: 400, title: 'The request could not be understood' },
  'invalid-input': { status: 400, title: 'Some of the input is missing or not valid' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'school-mismatch': { status: 400, title: 'The schoolcode header does not match the school in the request' },
  'token-needed': { status: 401, title: 'This call needs a valid bearer token' },
  'cross-site': { status: 403, title: 'This can only be sent from a page of this site' },
  'not-public': { status: 403, title: 'This site is being prepared and is not public yet' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-school': { status: 404, title: 'There is no school with this code' },
  'unknown-album': { status: 404, title: 'There is no album with this id' },
  'unknown-picture': { status: 404, title: 'There is no picture at this path' },
  'method-not-allowed': { status: 405, title: 'This address does not support this method' },
  'too-large': { status: 413, title: 'The body is too large' },
  'wrong-content-type': { status: 415, title: 'The body must be sent as application/json' },
  'range-not-satisfiable': { status: 416, title: 'The file is shorter than the requested range' },
  'proof-needed': {
    status: 428,
    title: 'Solve the challenge and send the same request again with the proof',
  },
  'too-many': {
    status: 429,
    title: 'Too many requests have come from your network. Please try again in an hour, or call us',
  },
  unexpected: { status: 500, title: 'Something went wrong on our side. Please try again in a minute' },
  unavailable: {
    status: 503,
    title: 'The school’s data is not available right now. Please try again in a minute',
  },
} as const;
export type ProblemKind = keyof typeof problems;

export interface ProblemExtra {
  errors?: z.infer<typeof FieldError>[];
  challenge?: unknown;
  headers?: Record<string, string>;
}

export function problem(kind: ProblemKind, requestId: string, extra: ProblemExtra = {}): Response {
  const { status, title } = problems[kind];
  const { headers, ...members } = extra;
  const body: Problem = { type: `/api/docs#problem-${kind}`, title, status, ...members, requestId };
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/problem+json' },
  });
}
