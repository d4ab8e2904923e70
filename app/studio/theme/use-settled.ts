import { useEffect, useState } from 'react';

/** Dragging a colour changes it sixty times a second. */
const WAIT_MS = 300;

/** The latest text once it has not changed for a moment; the first is returned immediately. */
export function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
