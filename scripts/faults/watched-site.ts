// A site with families and an editor, and a record of what was acknowledged to them; at the end, what of it
// is stored.
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#app/platform/db/database.ts';
import { ask } from '../lib/ask.ts';
import type { Editor } from '../lib/editor.ts';
import type { SmtpSink } from '../lib/smtp-sink.ts';
import { allIsDelivered, compareLedger, countedVisits, openLedger } from './ledger.ts';
import { LONGEST_RECOVERY_MS, type Row, until } from './one-fault.ts';
import { startSteadyLoad } from './steady-load.ts';

export interface FaultReport {
  rows: Row[];
  /** Losses and duplicates that belong to no row: sent between two rows, or known only by number. */
  beside: string[];
  /** Mails that arrived again, and how many may have. */
  mailsAgain: { seen: string[]; unavoidable: number };
  remarks: string[];
}

export interface Watched {
  url: string;
  editor: Editor;
  database: Database;
  sink: SmtpSink;
  /** Whether to wait for all mails and compare them. */
  mails?: boolean;
}

export async function watchSite({ url, editor, database, sink, mails = true }: Watched) {
  const ledger = openLedger();
  const albumId = await editor.draftAlbum('The day of all faults');
  const visitsBefore = await countedVisits(database);
  const pages = await pagesToRead(url);
  const load = startSteadyLoad({ url, ledger, pages, editor: { cookie: editor.cookie, albumId } });
  await wait(3000);

  /**
   * Adds the losses to the row in which they were sent; `mailsInHand` mails may have been sent twice because
   * their process was killed.
   */
  async function settle(rows: Row[], mailsInHand: number): Promise<Omit<FaultReport, 'remarks'>> {
    await load.stop({ withinMs: LONGEST_RECOVERY_MS });
    await editor.publish(albumId);
    if (mails) await until(() => allIsDelivered(database));
    const found = await compareLedger(ledger, {
      database,
      received: mails ? sink.received : undefined,
      visitsBefore,
      isServed: async (path) => (await ask(`${url}/api/image/${path}`)).status === 200,
    });
    for (const row of rows) Object.assign(row, found.get(row.name));
    const beside = [...found]
      .filter(([name]) => !rows.some((row) => row.name === name))
      .flatMap(([, { lost, twice }]) => [
        ...lost.map((what) => `${what}: lost`),
        ...twice.map((what) => `${what}: twice`),
      ]);
    const seen = [...found.values()].flatMap(({ mailsAgain }) => mailsAgain);
    return { rows, beside, mailsAgain: { seen, unavoidable: mailsInHand } };
  }

  return { load, settle, [Symbol.asyncDispose]: () => load.stop() };
}

const PAGES = ['/', '/Gallery', '/NewsArticle', '/Facilities', '/AdmissionProcess', '/ContactUs'];

/** With an album and a picture, if there are any; each is requested once, so that the proxy has it. */
async function pagesToRead(url: string): Promise<string[]> {
  const gallery = (await ask(`${url}/Gallery`)).body.toString();
  const more = [/"(\/SubGallery\?id=[^"]+)"/, /"(\/api\/image\/[^"\s]+)"/].map((kind) =>
    kind.exec(gallery)?.[1]?.replaceAll('&amp;', '&'),
  );
  const pages = [...PAGES, ...more.filter((path) => path !== undefined)];
  for (const page of pages)
    await ask(url + page, { headers: { 'accept-encoding': 'br, gzip' }, localAddress: '127.32.2.1' });
  return pages;
}
