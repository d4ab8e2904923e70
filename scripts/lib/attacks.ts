// What an attacker or a careless program does to a running site, and the memory that takes.
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { type Answer, ask } from './ask.ts';

/** The peak memory of a process in MB. Linux only. */
export const peakMb = (pid: number) =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Uploads pictures to an album, all at the same time and each in one request; returns the answers. */
export async function sendPictures(
  url: string,
  { cookie, albumId, pictures }: { cookie: string; albumId: string; pictures: Uint8Array[] },
): Promise<{ status: number; answer: string }[]> {
  const send = async (bytes: Uint8Array, index: number) => {
    const created = await call('/studio/uploads', 'POST', {
      'upload-length': String(bytes.length),
      'upload-metadata': Object.entries({ albumId, name: `${index}`, batch: 'attack', place: String(index) })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    });
    if (created.status !== 201) throw new Error(`A new upload was answered ${created.status}`);
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const {
      status,
      headers: answerHeaders,
      body,
    } = await call(created.headers.location!, 'PATCH', headers, bytes);
    return { status, answer: (answerHeaders['studio-photo'] as string | undefined) ?? body.toString() };
  };
  const call = (
    path: string,
    method: string,
    more: Record<string, string>,
    body?: Uint8Array,
  ): Promise<Answer> =>
    ask(url + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', cookie, ...more },
      agent: false,
      ...(body && { body }),
    });
  return Promise.all(pictures.map(send));
}

/** Many made-up searches at the same time, while another client requests the home page again and again. */
export async function searchAtOnce(
  url: string,
  { searches, atOnce }: { searches: number; atOnce: number },
): Promise<{ statuses: Record<number, number>; homeMs: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const get = (path: string) => ask(url + path, { agent, headers: { 'accept-encoding': 'gzip' } });
  const statuses: Record<number, number> = {};
  const homeMs: number[] = [];
  let next = 0;
  const over = new AbortController();
  const searcher = async () => {
    for (let number = next++; number < searches; number = next++) {
      const { status } = await get(`/${number % 2 ? 'Gallery' : 'NewsArticle'}?q=made+up+${number}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const family = async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await get('/');
      homeMs.push(performance.now() - began);
      await new Promise((later) => setTimeout(later, 20));
    }
  };
  await get('/');
  const looking = family();
  await Promise.all(Array.from({ length: atOnce }, searcher));
  over.abort();
  await looking;
  agent.destroy();
  return { statuses, homeMs };
}

/**
 * Requests the notice sheets of every story, event and notice in both languages at once; returns how often
 * each status came.
 */
export async function drawSheets(url: string, cookie: string): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const get = (path: string) => ask(url + path, { agent, headers: { cookie } });
  const lists = await Promise.all(
    ['news', 'events', 'notifications'].map(async (type) => {
      const html = String((await get(`/studio/content/${type}`)).body);
      const found = html.matchAll(new RegExp(`"(/studio/content/${type}/(?!new")[0-9a-z-]+)"`, 'g'));
      return [...new Set([...found].map(([, address]) => address!))].slice(0, 3);
    }),
  );
  const statuses: Record<number, number> = {};
  await Promise.all(
    lists.flat().flatMap((item) =>
      ['a4-en.pdf', 'a4-hi.pdf', 'a4-black-en.pdf'].map(async (file) => {
        const { status } = await get(`${item}/share/${file}`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    ),
  );
  agent.destroy();
  return statuses;
}
