/**
 * Tells the worker of this process that there is something to do. Others hear of it through PostgreSQL, or find it
 * when they next look.
 */
export interface JobBell {
  ring(): void;
  onRing(listener: () => void): void;
}

export function createJobBell(): JobBell {
  const listeners: (() => void)[] = [];
  return {
    ring: () => listeners.forEach((listener) => listener()),
    onRing: (listener) => void listeners.push(listener),
  };
}
