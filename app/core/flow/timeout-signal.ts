/**
 * Ends when the time is up, or as soon as another does. As `AbortSignal.timeout` and `.any` would, which phones of
 * early 2023 and before do not all have.
 */
export function timeoutSignal(ms: number, sooner?: AbortSignal): AbortSignal {
  const ended = new AbortController();
  setTimeout(() => ended.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  const follow = () => ended.abort(sooner?.reason);
  if (sooner?.aborted) follow();
  else sooner?.addEventListener('abort', follow, { once: true });
  return ended.signal;
}
