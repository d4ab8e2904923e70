import { type Answer, ask } from '../scripts/lib/ask.ts';

/** A page in each encoding, byte for byte as the site sent it. */
export interface SavedPage {
  bodies: Record<'gzip' | 'br' | 'identity', Buffer>;
  /** As alternating names and values, for `writeHead`. */
  gzipHeaders: string[];
}

export async function savePage(url: string): Promise<SavedPage> {
  // The first answer is rendered; the second comes from the cache, like all later ones.
  await askFor('gzip', url);
  const gzip = await askFor('gzip', url);
  const [br, identity] = [await askFor('br', url), await askFor('identity', url)];
  return {
    bodies: { gzip: gzip.body, br: br.body, identity: identity.body },
    gzipHeaders: gzip.rawHeaders.filter((_, at, all) => !HOP_HEADERS.has(all[at - (at % 2)]!.toLowerCase())),
  };
}

/** Node writes these itself. */
const HOP_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Throws unless the server now answers 200 with exactly these gzip bytes. */
export async function checkAnswer(url: string, expected: Buffer): Promise<void> {
  const { body } = await askFor('gzip', url);
  if (!body.equals(expected))
    throw new Error(`${url} answered ${body.length} bytes that differ from the saved page`);
}

/** One plain GET that does not decompress the answer. */
export async function askFor(encoding: string, url: string): Promise<Answer> {
  const answer = await ask(url, { headers: { 'accept-encoding': encoding }, agent: false });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const sent = answer.headers['content-encoding'] ?? 'identity';
  if (sent !== encoding) throw new Error(`${url} answered in ${sent} where ${encoding} was requested`);
  return answer;
}
