/** The answer if it comes in time, else whatever `late` says; the work itself goes on. */
export async function withTimeout<Answer>(
  ms: number,
  work: Promise<Answer>,
  late: () => Answer,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  // What fails when nobody waits any more is nobody's failure.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, overdue.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
