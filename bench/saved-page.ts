import { type Answer, ask } from '../scripts/lib/ask.ts';

/** A page's forms as the site sent them, byte by byte. */
export interface SavedPage {
  bodies: Record<'gzip' | 'br' | 'identity', Buffer>;
  /** As pairs in a row, ready for `writeHead`. */
  gzipHeaders: string[];
}

export async function savePage(url: string): Promise<SavedPage> {
  // The first answer is rendered, the second comes from the cache as all later ones do.
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
    throw new Error(`${url} answered ${body.length} other bytes than the saved page`);
}

/** One plain GET that undoes no compression. */
export async function askFor(encoding: string, url: string): Promise<Answer> {
  const answer = await ask(url, { headers: { 'accept-encoding': encoding }, agent: false });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const sent = answer.headers['content-encoding'] ?? 'identity';
  if (sent !== encoding) throw new Error(`${url} answered in ${sent} where ${encoding} was asked for`);
  return answer;
}
