import { useEffect, useState } from 'react';

/** A colour that is being dragged changes sixty times a second. */
const WAIT_MS = 300;

/** What was last said and has stood for a moment; the first is taken at once. */
export function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
