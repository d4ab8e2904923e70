/** Repeats the work, fewer times if that takes long: the benchmark must end even if something has become slow. */
export async function repeat(
  most: { times: number; longestMs: number },
  work: () => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + most.longestMs;
  for (let done = 0; done < most.times && (done < 3 || performance.now() < deadline); done++) await work();
}
