const open = new Set<AsyncDisposableStack>();
let isEnding = false;

/** Cleanup that runs even after a signal, so that no network or disk stays behind. */
export function undoing(): AsyncDisposableStack {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    if (!process.listeners(signal).includes(endBySignal)) process.on(signal, endBySignal);
  const stack = new AsyncDisposableStack();
  open.add(stack);
  stack.defer(() => void open.delete(stack));
  return stack;
}

const endBySignal = () => void undoAll(130);

/**
 * Cleans up and ends the process. The same signal may come twice, from the terminal and from the parent
 * process.
 */
export async function undoAll(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Running work fails during cleanup, because its resources are gone.
  process.on('uncaughtException', () => undefined);
  console.error('Clearing up …');
  for (const stack of [...open].toReversed()) await stack.disposeAsync().catch(() => undefined);
  process.exit(exitCode);
}
