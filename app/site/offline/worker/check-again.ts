import { listSaved, removeSaved, settle } from './saved-pages.ts';
import { savesData } from './scope.ts';

/** Of the pages that have changed, so many are saved again; the others are deleted. */
const MOST_SAVED_AGAIN = 5;
const LONGEST_WAIT_MS = 20_000;

/**
 * Compares every saved page with the server, as one request without content for each that is unchanged. One that no
 * longer exists is deleted, and one that has changed must not stay as it was: what is not in it any more may have been
 * withdrawn. Returns the addresses that are still saved.
 */
export async function checkAgain(): Promise<string[]> {
  const kept: string[] = [];
  let again = 0;
  for (const { address, etag, readAt } of await listSaved()) {
    const isSavedAgain = again < MOST_SAVED_AGAIN && !savesData();
    const response = await requestWithin(address, {
      method: isSavedAgain ? 'GET' : 'HEAD',
      headers: { 'if-none-match': etag },
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    });
    if (response.status === 200 && isSavedAgain) {
      await settle(address, response, readAt);
      again += 1;
    } else if (response.status < 500 && response.status !== 304 && response.status !== 429) {
      await removeSaved(address);
      continue;
    }
    kept.push(address);
  }
  return kept;
}

async function requestWithin(address: string, request: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LONGEST_WAIT_MS);
  try {
    return await fetch(address, { ...request, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
