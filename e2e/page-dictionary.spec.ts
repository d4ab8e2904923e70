import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints, withoutPictures } from './support/pages.ts';

/** Playwright says so of the page, once for each. */
const BLOCKED = 'Service Worker registration blocked';

test.describe('without the worker that saves pages', () => {
  // It passes pages on, so each would be seen twice.
  test.use({ serviceWorkers: 'block' });

  test('the browser loads the dictionary once, and reads pages that are compressed with it', async ({
    page,
  }) => {
    const complaints = await listenForComplaints(page);
    const plain = await page.request.get('/Gallery');
    const network = await watchNetwork(page);
    await withoutPictures(page);

    await page.goto('/Facilities');
    expect(network.documents.at(-1)).toMatchObject({ path: '/Facilities', encoding: 'br' });
    await expect.poll(() => network.dictionaries).toBe(1);

    await page.goto('/Gallery');
    const [answer] = network.documents.slice(-1);
    expect(answer).toMatchObject({ path: '/Gallery', encoding: 'dcb' });
    // Read before scripts change the page: what was decoded is what was rendered.
    expect(await network.bodyOf(answer!.requestId)).toBe(await plain.text());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/hi/Facilities');
    expect(network.documents.at(-1)).toMatchObject({ path: '/hi/Facilities', encoding: 'dcb' });
    // The same page again: the answer is that it has not changed.
    await page.goto('/Gallery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/studio/sign-in');
    expect(network.documents.at(-1)!.path).toBe('/studio/sign-in');
    expect(network.documents.at(-1)!.encoding).not.toBe('dcb');
    await page.goto('/Gallery?q=diwali');
    expect(network.documents.at(-1)!.encoding).toBe('br');
    expect(network.dictionaries, 'loaded once').toBe(1);
    expect(complaints.filter((complaint) => !complaint.startsWith(BLOCKED))).toEqual([]);
  });
});

test('the worker that saves pages passes on those that are compressed with it', async ({ page }) => {
  const network = await watchNetwork(page);
  await page.goto('/Gallery');
  await expect.poll(() => network.dictionaries).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const answer = (await page.goto('/Facilities'))!;
  expect([answer.fromServiceWorker(), answer.headers()['content-encoding']]).toEqual([true, 'dcb']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

interface DocumentAnswer {
  requestId: string;
  path: string;
  encoding: string | undefined;
}

/** As on the wire. */
async function watchNetwork(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const documents: DocumentAnswer[] = [];
  const fetched = new Set<string>();
  const network = { documents, dictionaries: 0, bodyOf };
  devtools.on('Network.responseReceived', ({ type, requestId, response }) => {
    const { pathname, search } = new URL(response.url);
    if (type === 'Document')
      documents.push({ requestId, path: pathname + search, encoding: response.headers['content-encoding'] });
    if (pathname.startsWith('/dictionaries/')) fetched.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fetched.has(requestId) && encodedDataLength > 0) network.dictionaries += 1;
  });
  await devtools.send('Network.enable');
  return network;

  async function bodyOf(requestId: string): Promise<string> {
    const { body, base64Encoded } = await devtools.send('Network.getResponseBody', { requestId });
    return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
  }
}
