import { z } from 'zod';

export const FieldError = z.object({
  field: z.string(),
  message: z.string(),
  code: z.string().optional().describe('A stable name for what is wrong, where there is one'),
});

/** RFC 9457. Says what is wrong and what to do; contains neither a stack trace nor the input. */
export const Problem = z.object({
  type: z.string().describe('A stable address that names the kind of problem'),
  title: z.string(),
  status: z.number().int(),
  requestId: z.string().describe('Tell us this if you ask for help'),
  errors: z.array(FieldError).optional(),
  challenge: z.unknown().optional().describe('The work to be done before the same is sent again'),
});
export type Problem = z.infer<typeof Problem>;

export const problems = {
  'bad-request': { status: 400, title: 'The request cannot be understood' },
  'invalid-input': { status: 400, title: 'Some of the input is missing or not right' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'school-mismatch': { status: 400, title: 'The schoolcode header names another school than the request' },
  'token-needed': { status: 401, title: 'This call needs a valid bearer token' },
  'cross-site': { status: 403, title: 'This can only be sent from a page of this site' },
  'not-public': { status: 403, title: 'This site is being prepared and is not public yet' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-school': { status: 404, title: 'There is no school with this code' },
  'unknown-album': { status: 404, title: 'There is no album with this id' },
  'unknown-picture': { status: 404, title: 'There is no picture at this path' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'too-large': { status: 413, title: 'The body is too large' },
  'wrong-content-type': { status: 415, title: 'The body must be sent as application/json' },
  'range-not-satisfiable': { status: 416, title: 'The file is shorter than the range asked for' },
  'proof-needed': { status: 428, title: 'Solve the challenge and send the same again with its proof' },
  'too-many': {
    status: 429,
    title: 'Too much has come from your network just now. Please try again in an hour, or call us',
  },
  unexpected: { status: 500, title: 'Something went wrong on our side. Please try again in a minute' },
  unavailable: {
    status: 503,
    title: 'The school’s records cannot be reached just now. Please try again in a minute',
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
