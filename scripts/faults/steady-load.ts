// Families who read and write at a steady pace, whatever happens to the site; without an answer they try
// again.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../lib/ask.ts';
import { sendPhoto } from '../lib/editor.ts';
import { paintedPhoto } from '../lib/crash/kept-photos.ts';
import type { Ledger } from './ledger.ts';

/** Requests per second. */
const PACE = { page: 100, unseenPage: 2, enquiry: 3, visit: 3, photo: 0.4 };
const READERS = 20;
const LONGEST_READ_MS = 10_000;
const LONGEST_PAUSE_MS = 3000;

type Written = 'enquiry' | 'visit' | 'photo';

/** What happened during one row of the table. */
export interface Tally {
  name: string;
  pages: { requested: number; failed: number; ms: number[] };
  unseenPages: { requested: number; failed: number };
  writes: { started: number; acknowledged: number; refused: number };
  /** The failures, and how often each occurred. */
  failures: Map<string, number>;
}

export interface LoadOptions {
  url: string;
  ledger: Ledger;
  /** Pages that were loaded once before anything breaks. */
  pages: string[];
  /** The account that uploads photos, and the album. */
  editor: { cookie: string; albumId: string };
}

export type SteadyLoad = ReturnType<typeof startSteadyLoad>;

export function startSteadyLoad({ url, ledger, pages, editor }: LoadOptions) {
  const nothingNew = new AbortController();
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const lastAcknowledged: Record<Written, number> = { enquiry: 0, visit: 0, photo: 0 };
  let tally = newTally('');
  const underWay = new Set<Promise<void>>();
  let count = 0;

  const note = (into: Tally, why: string) => into.failures.set(why, (into.failures.get(why) ?? 0) + 1);
  const nextAddress = () => {
    count += 1;
    // Each from another network: more than a few enquiries from one would require proof of work.
    return { number: count, localAddress: `127.${64 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}` };
  };

  async function read(path: string, into: Tally, kind: 'pages' | 'unseenPages', localAddress: string) {
    const began = performance.now();
    into[kind].requested += 1;
    try {
      const signal = AbortSignal.timeout(LONGEST_READ_MS);
      const { status } = await ask(url + path, { agent, localAddress, signal, headers: BROWSER });
      if (status !== 200) throw new Error(`${kind === 'pages' ? path : 'unseen page'} ${status}`);
    } catch (error) {
      into[kind].failed += 1;
      note(into, (error as Error).message);
    }
    if (kind === 'pages') into.pages.ms.push(performance.now() - began);
  }

  type Persist = (refused: (why: string) => void) => Promise<boolean>;

  /** Counted for the row in which it starts. */
  async function carryOut(kind: Written, persist: Persist): Promise<void> {
    const into = tally;
    into.writes.started += 1;
    const isAcknowledged = await persist((why) => {
      if (over.signal.aborted) return;
      into.writes.refused += 1;
      note(into, `${kind}: ${why}`);
    });
    if (!isAcknowledged) return;
    into.writes.acknowledged += 1;
    lastAcknowledged[kind] = performance.now();
  }
  function write(kind: Written, persist: Persist): void {
    const writing = carryOut(kind, persist).finally(() => underWay.delete(writing));
    underWay.add(writing);
  }

  /** Until it is acknowledged or the test is over. */
  async function tryAgain(attempt: () => Promise<unknown>, refused: (why: string) => void): Promise<boolean> {
    for (let attempts = 1; !over.signal.aborted; attempts++)
      try {
        await attempt();
        return true;
      } catch (error) {
        refused((error as Error).message);
        const pause = Math.min(LONGEST_PAUSE_MS, 250 * 2 ** attempts);
        await wait(pause, undefined, { signal: over.signal }).catch(() => undefined);
      }
    return false;
  }

  const post = (path: string, localAddress: string, headers: Record<string, string>, body: object) =>
    ask(url + path, {
      method: 'POST',
      agent: false,
      localAddress,
      signal: AbortSignal.any([over.signal, AbortSignal.timeout(30_000)]),
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const doers: Record<keyof typeof PACE, () => unknown> = {
    page() {
      count += 1;
      return read(pages[count % pages.length]!, tally, 'pages', `127.32.0.${1 + (count % READERS)}`);
    },
    unseenPage: () => read(`/Gallery?q=word${++count}`, tally, 'unseenPages', '127.32.1.1'),
    enquiry() {
      const { number, localAddress } = nextAddress();
      const message = `Question ${number} of a parent, please.`;
      const { name: during } = tally;
      const key = { 'idempotency-key': `parent-${number}-${process.pid}` };
      const send = async () => {
        const { status, body } = await post('/api/form/LFIS/dif', localAddress, key, { ...PARENT, message });
        if (status !== 201) throw new Error(String(status));
        const { receipt } = JSON.parse(body.toString()) as { receipt: string };
        ledger.enquiries.push({ during, message, receipt });
      };
      return write('enquiry', (refused) => tryAgain(send, refused));
    },
    visit() {
      const { number, localAddress } = nextAddress();
      const browser = { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 reader-${number}` };
      const send = async () => {
        const { status } = await post('/api/visitor', localAddress, browser, { schoolcode: 'LFIS' });
        if (status !== 200) throw new Error(String(status));
        ledger.visits += 1;
      };
      return write('visit', (refused) => tryAgain(send, refused));
    },
    photo() {
      const { number, localAddress } = nextAddress();
      const { name: during } = tally;
      const { albumId, cookie } = editor;
      return write('photo', async (onRefused) => {
        const bytes = await paintedPhoto(number);
        const way = { cookie, url: () => url, localAddress, signal: over.signal, onRefused };
        const { isThere, path } = await sendPhoto({ albumId, name: `photo-${number}.jpg`, bytes }, way);
        if (isThere) ledger.photos.push({ during, uploadId: path!.split('/').at(-1)! });
        return isThere;
      });
    },
  };

  const kinds = Object.keys(PACE) as (keyof typeof PACE)[];
  const clocks = kinds.map((kind) => keepPace(PACE[kind], nothingNew.signal, () => void doers[kind]()));
  return {
    /** What starts from now on belongs to this row. */
    begin(name: string): Tally {
      return (tally = newTally(name));
    },
    /** When each kind was last acknowledged, by `performance.now()`. */
    lastAcknowledged,
    /** Starts nothing new; requests in flight get this much time to end. */
    async stop({ withinMs = 0 } = {}) {
      nothingNew.abort();
      await Promise.all(clocks);
      await Promise.race([Promise.all(underWay), wait(withinMs, undefined, { ref: false })]);
      over.abort();
      agent.destroy();
    },
  };
}

const BROWSER = { 'accept-encoding': 'br, gzip', 'user-agent': 'Mozilla/5.0 Firefox/140.0 steady-load' };
const PARENT = { name: 'A Parent', email: 'parent@example.com', phone: '+91 00000 00000' };

const newTally = (name: string): Tally => ({
  name,
  pages: { requested: 0, failed: 0, ms: [] },
  unseenPages: { requested: 0, failed: 0 },
  writes: { started: 0, acknowledged: 0, refused: 0 },
  failures: new Map(),
});

/** By the clock and not by the answers, so that a slow site does not get fewer requests. */
async function keepPace(aSecond: number, over: AbortSignal, act: () => void): Promise<void> {
  const began = performance.now();
  for (let done = 0; !over.aborted;) {
    const due = ((performance.now() - began) / 1000) * aSecond;
    for (; done < due; done++) act();
    await wait(Math.max(5, 500 / aSecond), undefined, { signal: over }).catch(() => undefined);
  }
}
