import { signInAsEditor } from '../scripts/lib/editor.ts';
import { drawSheets, peakMb, searchAtOnce, sendPictures } from '../scripts/lib/attacks.ts';
import { type RunningServer, startServer } from '../scripts/lib/server-process.ts';
import { percentile } from '../scripts/lib/statistics.ts';
import { interlacedPngOfSize } from '../tests/support/content/pictures.ts';
import { SERVER_CORE } from './pinned-program.ts';
import { mb, ms, table } from './table.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const TARGET_MB = 400;
const TARGET_HOME_MS = 150;

/** The peak memory of a fresh process with the sample school, for each attack. */
export async function memoryUnderAttack() {
  const searched = await onFreshSite((site) => searchAtOnce(site.url, { searches: 4000, atOnce: 40 }));
  const refused = await onFreshSite((site) =>
    attackWith(site, Array(4).fill(interlacedPngOfSize(11_000, 11_000))),
  );
  const taken = await onFreshSite((site) =>
    attackWith(
      site,
      [5300, 5280, 5260, 5240].map((side) => interlacedPngOfSize(side, side)),
    ),
  );
  const drawn = await onFreshSite((site) => drawBeside(site));
  const homeP95 = percentile(searched.found.homeMs, 95);
  const rows = [
    ['4,000 made-up searches, 40 at once', countsOf(searched.found.statuses), mb(searched.peak), ms(homeP95)],
    ['four interlaced PNGs of 11,000 × 11,000', countsOf(refused.found), mb(refused.peak), ''],
    ['four that are just accepted', countsOf(taken.found), mb(taken.peak), ''],
    ['notice sheets, such PNGs and searches', countsOf(drawn.found), mb(drawn.peak), ''],
  ];
  const notes = [
    `targets: at most ${TARGET_MB} MB, and p95 of home at most ${TARGET_HOME_MS} ms during the searches`,
  ];
  return table('Memory under attack', ['attack', 'answers', 'peak', 'home p95'], rows, notes);
}

async function onFreshSite<Found>(attack: (site: RunningServer) => Promise<Found>) {
  const settings = { DATA_DIR: makeTemporaryFolder(), BACKUP: 'off' };
  const site = await startServer(settings, ['taskset', '--cpu-list', `${SERVER_CORE}`]);
  try {
    const found = await attack(site);
    return { found, peak: peakMb(site.pid) };
  } finally {
    await site.stop();
  }
}

async function join(site: RunningServer) {
  const [, invitation = ''] = await site.printed(/first administrator: (\S+)/);
  return signInAsEditor(new URL(invitation).origin, invitation, site.url);
}

async function drawBeside(site: RunningServer): Promise<Record<number, number>> {
  const { cookie, draftAlbum } = await join(site);
  const albumId = await draftAlbum('An attack');
  const pictures = [5300, 5280, 5260, 5240].map((side) => interlacedPngOfSize(side, side));
  const [sheets] = await Promise.all([
    drawSheets(site.url, cookie),
    sendPictures(site.url, { cookie, albumId, pictures }),
    searchAtOnce(site.url, { searches: 1000, atOnce: 40 }),
  ]);
  return sheets;
}

async function attackWith(site: RunningServer, pictures: Uint8Array[]): Promise<Record<number, number>> {
  const editor = await join(site);
  const albumId = await editor.draftAlbum('An attack');
  const answers = await sendPictures(site.url, { cookie: editor.cookie, albumId, pictures });
  const statuses = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...statuses].map(([status, those]) => [status, those.length]));
}

const countsOf = (statuses: Record<number, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
