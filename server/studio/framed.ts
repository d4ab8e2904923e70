import { allowFraming } from '#app/platform/http/content-security-policy.ts';

/** The same answer, allowed in a frame of our own studio. No other answer is. */
export function allowStudioFrame(response: Response, body: BodyInit | null): Response {
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', allowFraming(headers.get('content-security-policy')));
  headers.set('x-frame-options', 'SAMEORIGIN');
  return new Response(body, { status: response.status, headers });
}
