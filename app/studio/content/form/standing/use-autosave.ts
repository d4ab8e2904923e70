import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftSaid } from '#app/studio/content/draft-page.tsx';
import { line } from '#app/studio/frame/retrying-fetch.ts';
import type { Keep } from './standing.ts';

const PAUSE_MS = 1200;
/** What the line did not carry is tried again by itself. */
const TRY_AGAIN_MS = 5000;

type Failed = Extract<Keep, { is: 'failed' }>['why'];

interface Autosaved {
  base: string;
  /** The page that the form came with, where two may rest on the same. */
  loaded?: string;
  paused: boolean;
}

/** Sends the form to its draft whenever somebody has stopped writing for a moment, or leaves. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  { base, loaded = base, paused }: Autosaved,
) {
  // What the server said last, by itself or with the page, is what the next save rests on; what is told of saving
  // belongs to that page, and ends with it.
  const [rest, setRest] = useState<Rest>({ loaded, current: base, keep: SETTLED });
  if (rest.loaded !== loaded) setRest({ loaded, current: base, keep: SETTLED });
  const tell = (keep: Keep) => setRest((before) => ({ ...before, keep }));
  const waiting = useRef<{ timer: number; element: HTMLFormElement }>(undefined);
  const sending = useRef(false);
  const failed = useRef(false);

  function schedule() {
    if (paused) return;
    tell({ is: 'waiting' });
    wait(PAUSE_MS, () => tell({ is: 'saving' }));
  }

  function wait(ms: number, begin: () => void) {
    stop();
    if (!form.current) return;
    const timer = window.setTimeout(() => void send(begin), ms);
    waiting.current = { timer, element: form.current };
  }

  async function send(begin: () => void) {
    // One after another: what was written meanwhile goes with the next.
    if (sending.current) return wait(PAUSE_MS, begin);
    const { element } = waiting.current ?? {};
    if (!element) return;
    waiting.current = undefined;
    sending.current = true;
    begin();
    const said = await post(address, new FormData(element));
    sending.current = false;
    failed.current = 'failed' in said;
    const isWritingOn = waiting.current !== undefined;
    setRest((before) => {
      // A button was faster, and its answer is the newer.
      if (before.loaded !== rest.loaded) return before;
      const current = 'saved' in said ? said.saved.base : before.current;
      // Whoever has written on meanwhile is not told that it is saved.
      return { ...before, current, keep: isWritingOn ? before.keep : keepOf(said) };
    });
    // Tried again in silence: nobody wants to hear it every few seconds.
    if ('failed' in said && said.failed === 'line' && !isWritingOn) wait(TRY_AGAIN_MS, () => undefined);
  }

  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };

  useEffect(() => {
    // The last words before leaving are sent while the page goes.
    const leave = () => {
      const { timer, element } = waiting.current ?? {};
      clearTimeout(timer);
      waiting.current = undefined;
      if (element) void post(address, new FormData(element), { keepalive: true });
    };
    // What could not be kept is only here; a button that waits for its answer has it, too.
    const ask = (event: BeforeUnloadEvent) => {
      if (failed.current || line.trouble()) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', ask);
      leave();
    };
  }, [address]);

  // Whoever presses a button sends the form themselves.
  const submit = () => {
    stop();
    failed.current = false;
  };
  return { base: rest.current, keep: rest.keep, schedule, onSubmit: submit };
}

interface Rest {
  loaded: string;
  current: string;
  keep: Keep;
}

const SETTLED: Keep = { is: 'settled' };

type Said = { saved: NonNullable<DraftSaid['saved']> } | { failed: Failed };

const keepOf = (said: Said): Keep =>
  'saved' in said ? { is: 'kept', at: said.saved.at } : { is: 'failed', why: said.failed };

async function post(address: string, body: FormData, options: RequestInit = {}): Promise<Said> {
  try {
    const response = await fetch(address, { method: 'POST', body, ...options });
    if (response.redirected) return { failed: 'signedOut' };
    if (!response.headers.get('content-type')?.includes('json')) return { failed: 'line' };
    const said = (await response.json()) as DraftSaid;
    if (said.saved) return { saved: said.saved };
    return { failed: said.conflict ? 'conflict' : 'problem' };
  } catch {
    return { failed: 'line' };
  }
}
