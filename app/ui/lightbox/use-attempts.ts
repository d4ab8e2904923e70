import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A photo that did not come is asked for again when one comes back to it, when the browser has its line back,
 * and when somebody says so. Each attempt has a number: as a key it makes a new picture of it.
 */
export function useAttempts({ isShown }: { isShown: boolean }) {
  const [attempt, setAttempt] = useState(1);
  const failed = useRef(false);
  const tryAgain = useCallback(() => {
    if (!failed.current) return;
    failed.current = false;
    setAttempt((made) => made + 1);
  }, []);
  useEffect(() => {
    if (isShown) tryAgain();
  }, [isShown, tryAgain]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  const fail = () => {
    failed.current = true;
  };
  return { attempt, fail, tryAgain };
}
