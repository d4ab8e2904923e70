import { useEffect } from 'react';
import { studioPaths } from '#app/access/studio-addresses.ts';

/** In the browser of whoever is signed in, the site's pages get a link to where they are written, see decision 37. */
export function useEditLink(): void {
  useEffect(() => {
    void navigator.serviceWorker
      ?.register(studioPaths.editWorker, { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined);
  }, []);
}

/** Whoever signs out leaves nothing behind. */
export function useNoEditLink(): void {
  useEffect(() => {
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((all) =>
        Promise.all(
          all
            .filter(({ active, waiting, installing }) =>
              (active ?? waiting ?? installing)?.scriptURL.endsWith(studioPaths.editWorker),
            )
            .map((worker) => worker.unregister()),
        ),
      );
  }, []);
}
