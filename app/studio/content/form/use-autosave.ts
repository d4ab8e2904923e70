import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftSaid } from '#app/studio/content/draft-page.tsx';
import { line } from '#app/studio/frame/retrying-fetch.ts';

const PAUSE_MS = 1200;

/** Sends the form to its draft whenever somebody has stopped writing for a moment, or leaves. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  { base, paused }: { base: string; paused: boolean },
) {
  const words = useStudioWords().content;
  // What the server said last, by itself or with the page, is what the next save rests on.
  const [rest, setRest] = useState({ loaded: base, current: base });
  if (rest.loaded !== base) setRest({ loaded: base, current: base });
  const [status, setStatus] = useState('');
  const waiting = useRef<{ timer: number; element: HTMLFormElement }>(undefined);
  const sending = useRef(false);
  const failed = useRef(false);

  function schedule() {
    if (paused || !form.current) return;
    setStatus(words.autosave.waiting);
    stop();
    const timer = window.setTimeout(() => void send(), PAUSE_MS);
    waiting.current = { timer, element: form.current };
  }

  async function send() {
    // One after another: what was written meanwhile goes with the next.
    if (sending.current) return schedule();
    const { element } = waiting.current ?? {};
    if (!element) return;
    waiting.current = undefined;
    sending.current = true;
    setStatus(words.autosave.saving);
    const { text, saved } = await post(address, new FormData(element), words.autosave);
    sending.current = false;
    failed.current = !saved;
    if (saved) setRest((before) => ({ ...before, current: saved.base }));
    setStatus((before) => (before === words.autosave.waiting ? before : text));
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
      if (element) void post(address, new FormData(element), words.autosave, { keepalive: true });
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
  }, [address, words.autosave]);

  // Whoever presses a button sends the form themselves.
  const submit = () => {
    stop();
    failed.current = false;
  };
  return { base: rest.current, status, schedule, onSubmit: submit };
}

async function post(
  address: string,
  body: FormData,
  autosave: StudioWords['content']['autosave'],
  options: RequestInit = {},
): Promise<{ text: string; saved?: DraftSaid['saved'] }> {
  try {
    const response = await fetch(address, { method: 'POST', body, ...options });
    if (response.redirected || !response.headers.get('content-type')?.includes('json'))
      return { text: response.redirected ? autosave.signedOut : autosave.failed };
    const said = (await response.json()) as DraftSaid;
    if (said.saved) return { text: autosave.saved(said.saved.at), saved: said.saved };
    return { text: said.conflict ? autosave.conflict : autosave.problem };
  } catch {
    return { text: autosave.failed };
  }
}
