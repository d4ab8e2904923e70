/**
 * Aborts when the time is up, or as soon as another signal does. Like `AbortSignal.timeout` and `.any`, which
 * phones from before mid-2023 may lack.
 */
export function timeoutSignal(ms: number, sooner?: AbortSignal): AbortSignal {
  const ended = new AbortController();
  setTimeout(() => ended.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  const follow = () => ended.abort(sooner?.reason);
  if (sooner?.aborted) follow();
  else sooner?.addEventListener('abort', follow, { once: true });
  return ended.signal;
}
