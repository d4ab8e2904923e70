import { expect, test } from 'vitest';
import { drawSheets, peakMb, searchAtOnce, sendPictures } from '../../scripts/lib/attacks.ts';
import { signInAsEditor } from '../../scripts/lib/editor.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { interlacedPngOfSize, paint } from '#tests/support/content/pictures.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { longTest, runsEverything } from '#tests/support/tier.ts';

const MAX_MB = 400;

/** As `npm start` runs it, with the sample school, in a separate process whose memory is measured. */
async function openSchool() {
  const { dataDir } = await emptyServerData('sqlite');
  const server = await startServer({ DATA_DIR: dataDir, BACKUP: 'off' });
  const [, invitation = ''] = await server.printed(/first administrator: (\S+)/);
  const siteUrl = new URL(invitation).origin;
  return { ...server, editor: await signInAsEditor(siteUrl, invitation, server.url) };
}

longTest(
  'pictures that are small as files and huge unpacked are refused, and an editor’s largest photos taken in, within 400 MB',
  {
    timeout: 240_000,
  },
  async () => {
    const { url, pid, editor } = await openSchool();
    const albumId = await editor.draftAlbum('Sports day');
    const send = (pictures: Uint8Array[]) => sendPictures(url, { cookie: editor.cookie, albumId, pictures });
    const bomb = interlacedPngOfSize(11_000, 11_000);
    expect(bomb.length).toBeLessThan(600_000);
    for (const { status, answer } of await send([bomb, bomb, bomb, bomb])) {
      expect(status).toBe(422);
      expect(JSON.parse(answer)).toEqual({ reason: 'too-large-unpacked', width: 11_000, height: 11_000 });
    }
    // The largest accepted picture of each kind, all at once.
    const phone = await paint({ width: 12_000, height: 9000 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const camera = await paint({ width: 6000, height: 4000 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const interlaced = interlacedPngOfSize(5300, 5300);
    const taken = await send([phone, interlaced, camera, interlacedPngOfSize(5300, 5100)]);
    expect(taken.map(({ status, answer }) => `${status} ${answer}`)).toEqual(Array(4).fill('204 taken'));
    expect(peakMb(pid)).toBeLessThan(MAX_MB);
  },
);

test('made-up searches, a hundred at a time, stay within 400 MB', { timeout: 240_000 }, async () => {
  const { url, pid } = await openSchool();
  const searches = runsEverything ? 800 : 100;
  const { statuses } = await searchAtOnce(url, { searches, atOnce: 100 });
  expect(statuses).toEqual({ 200: searches });
  expect(peakMb(pid)).toBeLessThan(MAX_MB);
});

longTest(
  'notice sheets, large pictures and made-up searches, all at once, stay within 400 MB',
  { timeout: 360_000 },
  async () => {
    const { url, pid, editor } = await openSchool();
    const albumId = await editor.draftAlbum('Sports day');
    const pictures = [
      [5300, 5300],
      [5300, 5100],
      [5300, 5200],
      [5200, 5300],
    ].map(([width, height]) => interlacedPngOfSize(width!, height!));
    const [sheets, taken, { statuses }] = await Promise.all([
      drawSheets(url, editor.cookie),
      sendPictures(url, { cookie: editor.cookie, albumId, pictures }),
      searchAtOnce(url, { searches: 400, atOnce: 100 }),
    ]);
    expect(sheets[200]).toBeGreaterThan(20);
    expect(taken.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(statuses).toEqual({ 200: 400 });
    expect(peakMb(pid)).toBeLessThan(MAX_MB);
  },
);
