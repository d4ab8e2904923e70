import { useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser, which must agree; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
