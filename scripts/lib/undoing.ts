const open = new Set<AsyncDisposableStack>();
let isEnding = false;

/** What is to be undone in the end, whichever end it is: a signal does not leave a network or a disk behind either. */
export function undoing(): AsyncDisposableStack {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    if (!process.listeners(signal).includes(undoAll)) process.on(signal, undoAll);
  const stack = new AsyncDisposableStack();
  open.add(stack);
  stack.defer(() => void open.delete(stack));
  return stack;
}

/** The same signal may come twice, from the terminal and from whoever started us. */
async function undoAll(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Whoever is at work meanwhile finds its things gone.
  process.on('uncaughtException', () => undefined);
  console.error('Clearing up …');
  for (const stack of [...open].toReversed()) await stack.disposeAsync().catch(() => undefined);
  process.exit(130);
}
