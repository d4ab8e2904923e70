import { recordFailure } from '#app/platform/http/request-context.ts';
import type { RouterContextProvider } from 'react-router';

/** Gives a failure its name for the log; the cause stays attached. */
export async function fetchGallery<Answer>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const failure = new Error('Error fetching gallery data', { cause: error });
    recordFailure(context, failure);
    throw failure;
  }
}
