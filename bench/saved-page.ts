import { request } from 'node:http';

/** A page's forms as the site sent them, byte by byte. */
export interface SavedPage {
  bodies: Record<'gzip' | 'br' | 'identity', Buffer>;
  /** As pairs in a row, ready for `writeHead`. */
  gzipHeaders: string[];
}

export async function savePage(url: string): Promise<SavedPage> {
  // The first answer is rendered, the second comes from the cache as all later ones do.
  await ask(url, 'gzip');
  const gzip = await ask(url, 'gzip');
  const [br, identity] = [await ask(url, 'br'), await ask(url, 'identity')];
  return {
    bodies: { gzip: gzip.body, br: br.body, identity: identity.body },
    gzipHeaders: gzip.headers.filter((_, at, all) => !HOP_HEADERS.has(all[at - (at % 2)]!.toLowerCase())),
  };
}

/** Node writes these by itself. */
const HOP_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Throws unless the server now answers 200 with exactly these gzip bytes. */
export async function checkAnswer(url: string, expected: Buffer): Promise<void> {
  const { body } = await ask(url, 'gzip');
  if (!body.equals(expected))
    throw new Error(`${url} answered ${body.length} other bytes than the saved page`);
}

/** One plain GET that undoes no compression; `fetch` would. */
export function ask(url: string, encoding: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((answered, fail) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const sent = response.headers['content-encoding'] ?? 'identity';
        if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
        else if (sent !== encoding)
          fail(new Error(`${url} answered in ${sent} where ${encoding} was asked for`));
        else answered({ headers: response.rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', fail).end();
  });
}
