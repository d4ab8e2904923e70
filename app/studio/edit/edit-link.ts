import { useEffect } from 'react';
import { studioPaths } from '#app/access/studio-addresses.ts';

/** Adds an edit link to the site's pages in the browsers of staff, see decision 37. */
export function useEditLink(): void {
  useEffect(() => {
    void navigator.serviceWorker
      ?.register(studioPaths.editWorker, { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined);
  }, []);
}

/** Removes the edit link after signing out. */
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
