import { useSyncExternalStore } from 'react';

/** False on the server and at the browser's first look, which must agree; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
