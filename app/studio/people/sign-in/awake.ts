import { useSyncExternalStore } from 'react';

/** Whether scripts run: false on the server and until the page has woken up. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
