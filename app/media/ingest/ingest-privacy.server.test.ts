import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openMedia } from '#tests/support/content/media.ts';
import { paint, photoFromTelephone } from '#tests/support/content/pictures.ts';
import { RENDITION_FORMATS } from '#app/media/picture.ts';
import { findOrMakeRendition } from '#app/media/renditions/renditions.server.ts';

const expectNothingOfTheSender = async (bytes: Uint8Array) => {
  const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
  const text = Buffer.from(bytes).toString('latin1');
  for (const trace of ['Exif', 'GPS', 'TelephoneMaker', 'Somebody', 'xpacket', 'ICC_PROFILE'])
    expect(text.includes(trace), trace).toBe(false);
};

onEachEngine((open) => {
  test('place and camera are removed from the stored photo and from every rendition', async () => {
    const { keep, storage } = await openMedia(await open());
    const photo = await photoFromTelephone();
    const sent = (await sharp(photo).metadata()).exif!.toString('latin1');
    expect(sent).toContain('TelephoneMaker');

    const { path, stored } = await keep(photo);
    await expectNothingOfTheSender(stored);
    for (const format of RENDITION_FORMATS) {
      const { key } = await findOrMakeRendition(storage, { path, width: 320 }, 160, format);
      await expectNothingOfTheSender(await storage.read(key));
    }
  });

  test('no format keeps metadata of its sender', async () => {
    const { keep } = await openMedia(await open());
    const noted = paint()
      .withExif({ IFD0: { Make: 'TelephoneMaker' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp('<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>');
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const sent = await noted.clone().toFormat(format).toBuffer();
      expect((await sharp(sent).metadata()).xmp?.toString(), format).toContain('Somebody');
      await expectNothingOfTheSender((await keep(sent)).stored);
    }
  });

  test('a photo taken with the phone on its side is upright', async () => {
    const { keep } = await openMedia(await open());
    // The stripe is at the left of the sensor; held this way, that is the top.
    const { row, stored } = await keep(await photoFromTelephone({ width: 300, height: 120 }, 6));
    expect(row).toMatchObject({ width: 120, height: 300 });
    const { width, height } = await sharp(stored).metadata();
    expect({ width, height }).toEqual({ width: 120, height: 300 });
    expect(await colourAt(stored, 60, 10)).toEqual('blue');
    expect(await colourAt(stored, 60, 290)).toEqual('red');
  });

  test('colours stay the same when their profile is removed', async () => {
    const { keep } = await openMedia(await open());
    const { stored } = await keep(await paint({ colour: '#c83232' }).withIccProfile('p3').png().toBuffer());
    const pixel = await pixelAt(stored, 300, 100);
    for (const [index, value] of [200, 50, 50].entries())
      expect(Math.abs(pixel[index]! - value)).toBeLessThan(6);
  });

  test('data hidden behind, between or before the pixels is not kept', async () => {
    const { keep } = await openMedia(await open());
    const jpeg = await paint().jpeg().toBuffer();
    const payload = Buffer.from('<script>steal()</script>PK\x03\x04hidden.exe', 'latin1');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), payload]);
    const files = {
      behind: Buffer.concat([jpeg, payload]),
      asComment: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      behindPng: Buffer.concat([await paint({ alpha: true }).png().toBuffer(), payload]),
    };
    for (const [where, bytes] of Object.entries(files)) {
      const { stored } = await keep(bytes);
      expect(stored.includes('steal()'), where).toBe(false);
      expect(stored.includes('hidden.exe'), where).toBe(false);
    }
  });
});

async function pixelAt(picture: Uint8Array, left: number, top: number): Promise<Buffer> {
  return sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
}

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [red, , blue] = await pixelAt(picture, left, top);
  return red! > blue! ? 'red' : 'blue';
}
