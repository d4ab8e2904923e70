import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { identityOf, type Theme } from '#app/sites/identity/identity.ts';
import { gatewayNames } from '#app/sites/identity/gateways.ts';
import { announcement, decoded, longTitles, photo, pictureOfPdf } from '#tests/support/cards/cards.ts';
import { coloursOf } from './colours.ts';
import { drawPicture, drawSheet } from './draw.server.ts';
import { formats } from './formats.server.ts';
import { layOut } from './lay-out.server.ts';
import { longTest } from '#tests/support/tier.ts';

const first = identityOf();
const scan = 'Scan to open the page';

describe('the QR code leads to the page', () => {
  test.for(['tall', 'square'] as const)('on a %s picture', async (name) => {
    const card = announcement();
    const drawn = await drawPicture({ card, identity: first, scan, photo: await photo() }, name);
    const { width, height, format } = await sharp(drawn).metadata();
    expect({ width, height, format }).toEqual({
      width: formats[name].width,
      height: formats[name].height,
      format: 'jpeg',
    });
    expect(await decoded(drawn)).toBe(card.url);
    // As small as a chat shows it before it is opened, with a chat's compression.
    const inChat = await sharp(drawn).resize({ width: 800 }).jpeg({ quality: 60 }).toBuffer();
    expect(await decoded(inChat)).toBe(card.url);
  });

  test.for([
    ['in colours', false],
    ['in black and white', true],
  ] as const)('on a sheet %s, which is one page of A4', async ([, isBlack]) => {
    const card = announcement();
    const { pdf, preview } = await drawSheet(
      { card, identity: first, scan, photo: await photo() },
      { isBlack },
    );
    const { image, page, head } = pictureOfPdf(pdf);
    expect({ page, head }).toEqual({ page: '0 0 595.28 841.89', head: '%PDF-1.7' });
    // At half the printer's resolution.
    expect(await decoded(image.clone().resize({ width: 1191 }))).toBe(card.url);
    expect(await decoded(preview)).toBe(card.url);
    const { channels } = await image.metadata();
    expect(channels === 1 || !isBlack).toBe(true);
  });
});

describe('nothing is cut off', () => {
  const cases = Object.entries(longTitles).flatMap(([what, title]) =>
    (['tall', 'square', 'a4'] as const).map((name) => ({ what, title, name })),
  );

  test.for(cases)('a title of 300 letters, $what, on $name', async ({ title, name }) => {
    expect(title).toHaveLength(300);
    const format = formats[name];
    const style = { format, colours: coloursOf(first.palette), letters: first.theme.letters };
    const { placed, hasPicture } = await layOut(announcement({ title }), style);
    const { words } = hasPicture ? format.withPicture : format.alone;
    const stack = placed.filter(({ part }) => part !== 'head');
    expect(stack.filter(({ part }) => part === 'title').map(({ says }) => says)).toEqual([title]);
    let above = 0;
    for (const { says, left, top, raw } of stack) {
      expect(top, says).toBeGreaterThan(above);
      above = top + raw.height;
      expect(above, says).toBeLessThanOrEqual(words.bottom);
      expect(left, says).toBeGreaterThanOrEqual(words.x);
      expect(left + raw.width, says).toBeLessThanOrEqual(words.x + words.width);
    }
    for (const { says, top, raw } of placed.filter(({ part }) => part === 'head'))
      expect(top + raw.height, says).toBeLessThan(stack[0]!.top);
  });

  test.for(Object.entries(longTitles))('in the gateway: %s', async ([, title]) => {
    const { words } = formats.tall.alone;
    const { foot } = formats.tall.gate;
    const card = announcement({ title, facts: [], text: '' });
    const drawn = await drawPicture({ card, identity: first, scan }, 'tall');
    const darkIn = async (left: number, top: number, width: number, height: number) => {
      const part = sharp(drawn).extract({ left, top, width, height }).greyscale();
      return (await part.raw().toBuffer()).filter((grey) => grey < 140).length;
    };
    expect(await darkIn(words.x, words.y, words.width, words.bottom - words.y)).toBeGreaterThan(10_000);
    // Between the text and the sides of the gateway, and between the text and the sill.
    const beside = words.bottom - 672;
    expect(await darkIn(words.x - 24, 672, 20, beside)).toBe(0);
    expect(await darkIn(words.x + words.width + 4, 672, 20, beside)).toBe(0);
    expect(await darkIn(words.x, words.bottom + 1, words.width, foot - words.bottom - 6)).toBe(0);
  });

  test('the picture is dropped for a long title, and stays with a short one', async () => {
    const style = { format: formats.tall, colours: coloursOf(first.palette), letters: 'carved' as const };
    expect((await layOut(announcement(), style)).hasPicture).toBe(true);
    const long = announcement({ title: longTitles.English });
    expect((await layOut(long, style)).hasPicture).toBe(false);
  });

  test('of a long text whole sentences are shown', async () => {
    const text = 'कल विद्यालय बंद रहेगा। बसें नहीं चलेंगी। '.repeat(40).trim();
    for (const format of Object.values(formats)) {
      const style = { format, colours: coloursOf(first.palette), letters: 'carved' as const };
      const { placed } = await layOut(announcement({ text, facts: [] }), style);
      const shown = placed.find(({ part }) => part === 'text')!.says;
      expect(text.startsWith(shown)).toBe(true);
      expect(shown).toMatch(/।$/);
      expect(shown.length).toBeLessThan(text.length);
    }
  });

  test('if a title and its facts do not fit the smallest square, a fact is left out completely', async () => {
    const facts = ['9:00 AM', 'A'.repeat(200), 'W'.repeat(200)];
    const style = {
      format: formats.square,
      colours: coloursOf(first.palette),
      letters: 'carved' as const,
    };
    const { placed } = await layOut(announcement({ title: 'W'.repeat(300), facts }), style);
    const shown = placed.filter(({ part }) => part === 'fact').map(({ says }) => says);
    expect(facts.slice(0, shown.length)).toEqual(shown);
    expect(shown).toContain('9:00 AM');
  });
});

longTest(
  'every gateway and pair of letters can be drawn, with an event of several days and a school without a phone',
  async () => {
    const themes: Theme[] = gatewayNames.map((gateway, at) => ({
      gateway,
      colours: (['chalk', 'neem', 'slate', 'marigold'] as const)[at]!,
      letters: (['book', 'round', 'carved', 'carved'] as const)[at]!,
    }));
    const card = announcement({
      head: { large: '16–20', lines: ['सोमवार से शुक्रवार', 'नवंबर 2026'] },
      picture: undefined,
      school: { name: 'विद्यालय', phone: '', email: '', address: '' },
    });
    const drawn = await Promise.all(
      themes.map((theme) =>
        drawPicture({ card, identity: identityOf(theme, { initial: 'व' }), scan }, 'square'),
      ),
    );
    for (const picture of drawn) expect(await decoded(picture)).toBe(card.url);
    expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(themes.length);
  },
);
