import { expect } from 'vitest';
import { Problem, type ProblemKind, problems } from '#app/platform/http/problem.ts';

/** Checks that the answer is this problem as in RFC 9457, with the request's id and no undeclared fields. */
export async function expectProblem(response: Response, kind: ProblemKind, hint = ''): Promise<Problem> {
  const text = await response.text();
  expect(response.status, `${hint} ${text}`).toBe(problems[kind].status);
  expect(response.headers.get('content-type'), hint).toBe('application/problem+json');
  expect(response.headers.get('cache-control'), hint).toBe('no-store');
  const problem = Problem.strict().parse(JSON.parse(text));
  expect(problem, hint).toMatchObject({
    type: `/api/docs#problem-${kind}`,
    title: problems[kind].title,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
  expect(text, hint).not.toMatch(/\bat .+:\d+:\d+/);
  return problem;
}

export const fieldsOf = ({ errors = [] }: Problem) => [...new Set(errors.map((error) => error.field))];
