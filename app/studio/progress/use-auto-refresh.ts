import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 2000;

/** Reloads the data regularly while work is in progress and the page is visible. */
export function useAutoRefresh(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void (document.hidden || revalidate()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
