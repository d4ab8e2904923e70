import { useEffect, useRef, useState } from 'react';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import type { LibraryChoice } from '#app/studio/library/choice-page.tsx';

interface Found extends LibraryChoice {
  q: string;
}

/** The library's files of a kind, searched and paged. */
export function useLibrary(kind: StoredFile['kind']) {
  const [found, setFound] = useState<Found>({ q: '', files: [], next: undefined });
  const [state, setState] = useState<'looking' | 'failed' | 'shown' | 'none'>('looking');
  const asking = useRef<AbortController>(undefined);

  async function ask(q: string, before: Found['files'] = [], after?: string) {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState('looking');
    const choice = await fetchChoice({ tab: kind === 'image' ? undefined : 'papers', q, after }, signal);
    // Another request has been sent since, or the dialog is closed.
    if (signal.aborted) return;
    if (!choice) return setState('failed');
    const files = [...before, ...choice.files];
    setFound({ q, files, next: choice.next });
    setState(files.length > 0 ? 'shown' : 'none');
  }

  const begin = useRef(ask);
  useEffect(() => {
    void begin.current('');
    return () => asking.current?.abort();
  }, []);

  return {
    found,
    state,
    searchFor: (q: string) => void ask(q),
    more: () => void ask(found.q, found.files, found.next),
  };
}

async function fetchChoice(
  query: { tab: string | undefined; q: string; after: string | undefined },
  signal: AbortSignal,
): Promise<LibraryChoice | undefined> {
  try {
    const response = await fetch(studioHref('libraryChoice', { ...query, q: query.q || undefined }), {
      signal,
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return response.ok && isJson ? ((await response.json()) as LibraryChoice) : undefined;
  } catch {
    return undefined;
  }
}
