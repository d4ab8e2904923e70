import { type FormEvent, useEffect, useState } from 'react';

/**
 * Without a line a form of the page stays where it is: the router would show an error instead of the page, while
 * photos wait here to go on.
 */
export function useOfflineGuard() {
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (!isRefused) return;
    const forget = () => setRefused(false);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [isRefused]);

  return {
    isRefused,
    refuseOffline(event: FormEvent) {
      if (navigator.onLine) return;
      event.preventDefault();
      setRefused(true);
    },
  };
}
