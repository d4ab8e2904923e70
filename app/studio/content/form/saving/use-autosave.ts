import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { findStudioPage, type StudioPageName } from '#app/access/studio-addresses.ts';
import type { DraftResponse } from '#app/studio/content/autosave.server.ts';
import { connection } from '#app/studio/frame/retrying-fetch.ts';
import type { SaveProgress } from './save-state.ts';

const PAUSE_MS = 1200;
/** Retries after a connection failure. */
const TRY_AGAIN_MS = 5000;

type Failed = Extract<SaveProgress, { is: 'failed' }>['why'];

interface Autosaved {
  base: string;
  /** The answer to the last button says that nothing was saved. */
  isRefused: boolean;
  paused: boolean;
}

/** Autosaves the form after a pause in typing, and on leaving. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  { base, isRefused, paused }: Autosaved,
) {
  // The latest answer, from autosave or with the page, is the base of the next save.
  const { key } = useLocation();
  const [saved, setSaved] = useState<Saved>({ answers: 0, loaded: base, current: base, progress: SETTLED });
  // Every answer to a button is a new location, but not always a new base: scheduling changes no text.
  const isAnswered = saved.pressedAt !== undefined && saved.pressedAt !== key;
  if (saved.loaded !== base || isAnswered) {
    const isWritingOn = saved.progress.is === 'waiting' && (saved.pressedAt === undefined || isRefused);
    setSaved({
      answers: saved.answers + 1,
      loaded: base,
      current: base,
      progress: isWritingOn ? saved.progress : SETTLED,
    });
  }
  const answers = useRef(0);
  useEffect(() => {
    answers.current = saved.answers;
  }, [saved.answers]);
  const update = (progress: SaveProgress) =>
    setSaved((before) => ({ ...before, progress, pressedAt: undefined }));
  const waiting = useRef<{ timer: number; element: HTMLFormElement }>(undefined);
  const sending = useRef(false);
  // Saved after the form was left: a list opened in the meantime was loaded too early.
  const { revalidate } = useRevalidator();
  const hasLeft = useRef(false);
  const refreshLists = useCallback(() => {
    if (LISTS.includes(findStudioPage(window.location.pathname)?.name)) void revalidate();
  }, [revalidate]);
  const failed = useRef(false);

  function schedule() {
    if (paused) return;
    update({ is: 'waiting' });
    wait(PAUSE_MS, () => update({ is: 'saving' }));
  }

  /** Saves at once what is waiting, for example before it is shown. */
  function saveNow() {
    if (waiting.current) wait(0, () => update({ is: 'saving' }));
  }

  function wait(ms: number, begin: () => void) {
    stop();
    if (!form.current) return;
    const timer = window.setTimeout(() => void send(begin), ms);
    waiting.current = { timer, element: form.current };
  }

  async function send(begin: () => void) {
    // One save at a time: later changes go with the next.
    if (sending.current) return wait(PAUSE_MS, begin);
    const { element } = waiting.current ?? {};
    if (!element) return;
    waiting.current = undefined;
    sending.current = true;
    begin();
    const began = answers.current;
    const result = await post(address, new FormData(element));
    if (hasLeft.current) return refreshLists();
    sending.current = false;
    failed.current = 'failed' in result;
    const isWritingOn = waiting.current !== undefined;
    setSaved((before) => {
      // A button's answer was faster and is newer.
      if (before.answers !== began) return before;
      const current = 'saved' in result ? result.saved.base : before.current;
      // Not shown as saved to somebody who is still typing.
      return { ...before, current, progress: isWritingOn ? before.progress : progressOf(result) };
    });
    // Retries silently: announcing each would be a nuisance.
    if ('failed' in result && result.failed === 'offline' && !isWritingOn)
      wait(TRY_AGAIN_MS, () => undefined);
  }

  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };

  useEffect(() => {
    // The last changes are sent while the page unloads.
    const leave = () => {
      const { timer, element } = waiting.current ?? {};
      clearTimeout(timer);
      waiting.current = undefined;
      return element && post(address, new FormData(element), { keepalive: true });
    };
    // Asks if something is unsaved; a button that waits for its answer has sent everything.
    const ask = (event: BeforeUnloadEvent) => {
      if (failed.current || connection.trouble()) event.preventDefault();
    };
    const hide = () => void leave();
    hasLeft.current = false;
    window.addEventListener('pagehide', hide);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('beforeunload', ask);
      hasLeft.current = true;
      void leave()?.then(refreshLists);
    };
  }, [address, refreshLists]);

  // Pressing a button sends the form itself.
  const submit = () => {
    stop();
    failed.current = false;
    setSaved((before) => ({ ...before, pressedAt: key }));
  };
  return { base: saved.current, progress: saved.progress, schedule, saveNow, onSubmit: submit };
}

interface Saved {
  /** The number of answers with the page. */
  answers: number;
  loaded: string;
  current: string;
  progress: SaveProgress;
  /** When a button was pressed, which sends all changes. */
  pressedAt?: string | undefined;
}

/** Pages that show saved content and contain no form with unsaved changes. */
const LISTS: readonly (StudioPageName | undefined)[] = ['contentList', 'dashboard', 'languages', 'search'];

const SETTLED: SaveProgress = { is: 'settled' };

type PostResult = { saved: NonNullable<DraftResponse['saved']> } | { failed: Failed };

const progressOf = (result: PostResult): SaveProgress =>
  'saved' in result ? { is: 'saved', at: result.saved.at } : { is: 'failed', why: result.failed };

async function post(address: string, body: FormData, options: RequestInit = {}): Promise<PostResult> {
  try {
    const response = await fetch(address, { method: 'POST', body, ...options });
    if (response.redirected) return { failed: 'signedOut' };
    if (!response.headers.get('content-type')?.includes('json')) return { failed: 'offline' };
    const answer = (await response.json()) as DraftResponse;
    if (answer.saved) return { saved: answer.saved };
    return { failed: answer.conflict ? 'conflict' : 'problem' };
  } catch {
    return { failed: 'offline' };
  }
}
