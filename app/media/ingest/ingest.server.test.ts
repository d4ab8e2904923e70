import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openMedia } from '#tests/support/content/media.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';

onEachEngine((open) => {
  test.each([
    ['JPEG', () => paint().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
    ['PNG', () => paint().png().toBuffer(), 'image/jpeg', 'jpg'],
    ['WebP', () => paint().webp().toBuffer(), 'image/jpeg', 'jpg'],
    ['AVIF', () => paint().avif({ effort: 0 }).toBuffer(), 'image/jpeg', 'jpg'],
    [
      'PNG with alpha',
      () => paint({ colour: '#c0402080', alpha: true }).png().toBuffer(),
      'image/png',
      'png',
    ],
    [
      'WebP with alpha',
      () => paint({ colour: '#c0402080', alpha: true }).webp().toBuffer(),
      'image/png',
      'png',
    ],
  ])('a %s is accepted', async (_, make, contentType, ending) => {
    const { keep, files } = await openMedia(await open());
    const { path, row, stored } = await keep(await make());
    expect(path).toMatch(new RegExp(`^LFIS/public/Images/[0-9a-f]{32}\\.${ending}$`));
    expect(row).toMatchObject({
      path,
      school_code: SCHOOL,
      kind: 'image',
      content_type: contentType,
      bytes: stored.length,
      width: 320,
      height: 200,
      created_at: NOW.toISOString(),
      withdrawn_at: null,
    });
    expect(await sharp(stored).metadata()).toMatchObject({
      format: contentType.slice('image/'.length),
      width: 320,
      height: 200,
      hasAlpha: ending === 'png',
    });
    expect(files()).toHaveLength(1);
  });

  test('every picture has a blurred placeholder, small enough to be part of the page', async () => {
    const { keep } = await openMedia(await open());
    for (const [width, height] of [
      [1, 1],
      [3000, 5],
      [5, 3000],
      [640, 480],
    ] as const) {
      const { row } = await keep(await paint({ width, height }).png().toBuffer());
      expect(Buffer.from(row.thumbhash!, 'base64').length).toBeGreaterThan(4);
      expect(row.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
      expect(row.placeholder!.length).toBeLessThan(600);
    }
  });

  test('a picture over 4096 pixels a side is made smaller, keeping its proportions', async () => {
    const { keep } = await openMedia(await open());
    const wide = await keep(await paint({ width: 6000, height: 1500 }).jpeg().toBuffer());
    expect(wide.row).toMatchObject({ width: 4096, height: 1024 });
    expect(await sharp(wide.stored).metadata()).toMatchObject({ width: 4096, height: 1024 });
    const tall = await keep(await paint({ width: 20, height: 8192 }).jpeg().toBuffer());
    expect(tall.row).toMatchObject({ width: 10, height: 4096 });
  });

  test('a PDF is a document and stored byte for byte', async () => {
    const { keep } = await openMedia(await open());
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n\0\xff trailer\n%%EOF\n', 'latin1');
    const { path, row, stored } = await keep(pdf);
    expect(path).toMatch(/\.pdf$/);
    expect(row).toMatchObject({ kind: 'document', content_type: 'application/pdf', bytes: pdf.length });
    expect(row).toMatchObject({ width: null, height: null, thumbhash: null, placeholder: null });
    expect(stored).toEqual(pdf);
  });

  test('the same bytes uploaded again are the same file', async () => {
    const { keep, rows, files } = await openMedia(await open());
    const photo = await paint().jpeg().toBuffer();
    const [first, second] = [await keep(photo), await keep(photo)];
    expect(second).toMatchObject({ mediaId: first.mediaId, path: first.path });
    expect(await rows()).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  test('the same bytes uploaded six times at once are one file', async () => {
    const { take, rows, files } = await openMedia(await open());
    const photo = await paint().jpeg().toBuffer();
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(photo)));
    const [file] = taken.filter((one) => !('wasThere' in one));
    expect(file).toEqual({ mediaId: expect.any(String), path: expect.any(String) });
    const others = taken.filter((one) => one !== file);
    expect(others, 'only one was new').toEqual(
      Array.from({ length: 5 }, () => ({ ...file, wasThere: true })),
    );
    expect(await rows()).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  test('two pictures that differ are two files', async () => {
    const { keep, rows } = await openMedia(await open());
    const [red, green] = [
      await keep(await paint({ colour: 'red' }).jpeg().toBuffer()),
      await keep(await paint({ colour: 'green' }).jpeg().toBuffer()),
    ];
    expect(red.path).not.toBe(green.path);
    expect(await rows()).toHaveLength(2);
  });

  test('if the bytes cannot be stored, there is no row for them', async () => {
    const { storage, take, keep, rows } = await openMedia(await open());
    vi.spyOn(storage, 'write').mockRejectedValueOnce(new Error('disk full'));
    const photo = await paint().jpeg().toBuffer();
    await expect(take(photo)).rejects.toThrow('disk full');
    expect(await rows()).toEqual([]);
    expect((await keep(photo)).row.kind).toBe('image');
  });

  test('two schools that upload the same bytes share neither row nor file', async () => {
    const database = await open();
    await createTestSchool(database, 'OTHER');
    const { keep, rows, files } = await openMedia(database);
    const photo = await paint().jpeg().toBuffer();
    const [ours, theirs] = [await keep(photo), await keep(photo, 'OTHER')];
    expect(theirs.mediaId).not.toBe(ours.mediaId);
    expect(theirs.path).toMatch(/^OTHER\//);
    expect((await rows()).map((row) => row.school_code).sort()).toEqual(['LFIS', 'OTHER']);
    expect(files()).toHaveLength(2);
  });
});
