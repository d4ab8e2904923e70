/**
 * Notifies the worker of this process of a new job. Other processes are notified through PostgreSQL, or find it when
 * they next look.
 */
export interface JobSignal {
  notify(): void;
  onNotify(listener: () => void): void;
}

export function createJobSignal(): JobSignal {
  const listeners: (() => void)[] = [];
  return {
    notify: () => listeners.forEach((listener) => listener()),
    onNotify: (listener) => void listeners.push(listener),
  };
}
