import { useEffect, useState } from 'react';

/** A colour that is being dragged changes sixty times a second. */
const WAIT_MS = 300;

/** What was last said and has stood for a moment; the first is taken at once. */
export function useSettled(said: string | undefined): string | undefined {
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSettled(said), WAIT_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return settled;
}
