import { studioHref } from '#app/access/studio-addresses.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';

const NOT_OFTENER_MS = 1200;

/**
 * The album as the page was loaded with, or as it has become since while photos arrived. Fetched beside the router,
 * which would show an error instead of the page when the line breaks.
 */
export function useFreshAlbum(loaded: ManagedAlbum): { album: ManagedAlbum; refresh: () => void } {
  const [fresh, setFresh] = useState<{ since: ManagedAlbum; album: ManagedAlbum }>();
  const since = useRef(loaded);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    since.current = loaded;
  }, [loaded]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const refresh = useCallback(() => {
    async function fetchAlbum() {
      timer.current = undefined;
      const lastSeen = since.current;
      const signal = timeoutSignal(10_000);
      const response = await fetch(studioHref('albumState', { id: lastSeen.id }), { signal });
      if (!response.ok) throw new Error(`the album answered ${response.status}`);
      const album = (await response.json()) as ManagedAlbum;
      if (since.current === lastSeen) setFresh({ since: lastSeen, album });
    }
    // What is shown stays; the next photo that arrives asks again.
    timer.current ??= window.setTimeout(() => void fetchAlbum().catch(() => undefined), NOT_OFTENER_MS);
  }, []);

  return { album: fresh?.since === loaded ? fresh.album : loaded, refresh };
}
