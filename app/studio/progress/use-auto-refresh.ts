import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 2000;

/** Asks for the page anew every now and then, while something is under way and somebody looks at it. */
export function useAutoRefresh(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void (document.hidden || revalidate()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
