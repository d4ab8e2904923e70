import { isStudioPath } from '#app/access/studio-addresses.ts';
import { STAYS_HEADER } from '#app/access/sessions/stays-header.ts';

/** Why a request has not been answered. */
export type ConnectionTrouble = 'noLine' | 'noAnswer' | 'signedOut';

const TRY_AGAIN_MS = 5000;

interface Waiting {
  trouble: ConnectionTrouble;
  go: () => void;
}

const waiting = new Set<Waiting>();
const watchers = new Set<() => void>();
const notifyWatchers = () => watchers.forEach((watcher) => watcher());

/** The pending requests, for display. */
export const connection = {
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  trouble: () => [...waiting].at(-1)?.trouble,
  tryAgain: () => waiting.forEach(({ go }) => go()),
};

/**
 * React Router replaces the page with an error if it gets no answer, which loses what was typed. So its
 * requests wait: the page stays, and they are sent again until they are answered or aborted. Requests of the
 * studio may therefore arrive twice.
 */
export function retryingFetch(send: typeof fetch): typeof fetch {
  return async (request, init = {}) => {
    if (!isForRouter(request)) return send(request, init);
    const headers = new Headers(init.headers);
    headers.set(STAYS_HEADER, 'yes');
    const own: Waiting = { trouble: 'noLine', go: () => undefined };
    try {
      for (;;) {
        const answer = await send(request, { ...init, headers }).catch(() => undefined);
        init.signal?.throwIfAborted();
        const trouble = troubleOf(answer);
        if (answer && !trouble) return answer;
        own.trouble = trouble!;
        waiting.add(own);
        notifyWatchers();
        await untilWorthTrying(own, init.signal);
      }
    } finally {
      if (waiting.delete(own)) notifyWatchers();
    }
  };
}

const isForRouter = (request: RequestInfo | URL) =>
  request instanceof URL && isStudioPath(request.pathname) && request.pathname.endsWith('.data');

function troubleOf(answer: Response | undefined): ConnectionTrouble | undefined {
  if (!answer) return 'noLine';
  if (answer.status === 401) return 'signedOut';
  return [502, 503, 504].includes(answer.status) ? 'noAnswer' : undefined;
}

/**
 * Until the connection is back, somebody presses the button, or some time has passed; after signing out,
 * until they are signed in again.
 */
function untilWorthTrying(own: Waiting, signal: AbortSignal | null | undefined): Promise<void> {
  const isOut = own.trouble === 'signedOut';
  const over = new AbortController();
  const until = { signal: over.signal };
  return new Promise<void>((go, drop) => {
    own.go = go;
    window.addEventListener(isOut ? 'focus' : 'online', () => go(), until);
    signal?.addEventListener('abort', () => drop(signal.reason as Error), until);
    const timer = isOut ? undefined : setTimeout(go, TRY_AGAIN_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  }).finally(() => over.abort());
}
