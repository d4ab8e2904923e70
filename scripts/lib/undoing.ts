const open = new Set<AsyncDisposableStack>();
let isEnding = false;

/** What is undone in the end, however it ends: a signal must not leave a network or a disk behind either. */
export function undoing(): AsyncDisposableStack {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    if (!process.listeners(signal).includes(endBySignal)) process.on(signal, endBySignal);
  const stack = new AsyncDisposableStack();
  open.add(stack);
  stack.defer(() => void open.delete(stack));
  return stack;
}

const endBySignal = () => void undoAll(130);

/** Ends the process, cleanly. The same signal may come twice, from the terminal and from the parent process. */
export async function undoAll(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Running work fails meanwhile, because its resources are gone.
  process.on('uncaughtException', () => undefined);
  console.error('Clearing up …');
  for (const stack of [...open].toReversed()) await stack.disposeAsync().catch(() => undefined);
  process.exit(exitCode);
}
