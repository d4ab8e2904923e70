/** The answer if it comes in time, else the result of `late`; the work itself continues. */
export async function withTimeout<Answer>(
  ms: number,
  work: Promise<Answer>,
  late: () => Answer,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  // A failure after the timeout is ignored.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, overdue.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
