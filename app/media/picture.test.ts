import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Attachment,
  blurFirst,
  fileUrl,
  firstImage,
  RENDITION_WIDTHS,
  renditionUrl,
  srcSet,
} from './picture.ts';

const path = 'LFIS/public/Images/abc.jpg';

/** The requested and the actual width of each candidate. */
function candidates(width: number, most?: number) {
  return srcSet({ path, width, height: width }, 'avif', most)
    .split(', ')
    .map((candidate) => {
      const [url, descriptor] = candidate.split(' ') as [string, string];
      const query = new URL(url, 'https://school.example').searchParams;
      return { requested: Number(query.get('w')), promised: Number(/^(\d+)w$/.exec(descriptor)?.[1]) };
    });
}

test('an address names the file, and a rendition its width and format', () => {
  expect(fileUrl(path)).toBe('/api/image/LFIS/public/Images/abc.jpg');
  expect(renditionUrl(path, 640, 'webp')).toBe('/api/image/LFIS/public/Images/abc.jpg?w=640&f=webp');
  expect(renditionUrl(path, 640, 'webp', { shape: '4x5', at: 30 })).toBe(
    '/api/image/LFIS/public/Images/abc.jpg?w=640&f=webp&s=4x5&p=30',
  );
});

test.each([
  ['smaller than every rendition', 100, undefined, [[160, 100]]],
  [
    'exactly as wide as one',
    480,
    undefined,
    [
      [160, 160],
      [240, 240],
      [320, 320],
      [480, 480],
    ],
  ],
  [
    'between two',
    400,
    undefined,
    [
      [160, 160],
      [240, 240],
      [320, 320],
      [480, 400],
    ],
  ],
  [
    'wider than what is wanted',
    4000,
    320,
    [
      [160, 160],
      [240, 240],
      [320, 320],
    ],
  ],
  [
    'a little narrower than what is wanted',
    300,
    320,
    [
      [160, 160],
      [240, 240],
      [320, 300],
    ],
  ],
  [
    'wanted at no width that exists',
    4000,
    400,
    [
      [160, 160],
      [240, 240],
      [320, 320],
      [480, 480],
    ],
  ],
])('a picture %s is offered at the right widths', (_, width, most, expected) => {
  expect(candidates(width, most).map(({ requested, promised }) => [requested, promised])).toEqual(expected);
});

test('a cropped picture is offered in its shape, at most as wide as the crop', () => {
  const wide = { path, width: 1280, height: 853, focus: { x: 20, y: 50 } };
  expect(srcSet(wide, 'avif', 960, '4x5')).toBe(
    [
      [320, 320],
      [480, 480],
      [720, 682],
    ]
      .map(([requested, promised]) => `${fileUrl(path)}?w=${requested}&f=avif&s=4x5&p=20 ${promised}w`)
      .join(', '),
  );
  expect(srcSet(wide, 'avif', 320, '3x2'), 'it has that shape').not.toContain('s=');
});

test.each(RENDITION_WIDTHS)('up to %i pixels no step is larger than half', (most) => {
  const offered = candidates(4096, most).map(({ requested }) => requested);
  for (const [at, width] of offered.slice(1).entries()) expect(width / offered[at]!).toBeLessThanOrEqual(1.5);
});

test.each(RENDITION_WIDTHS)('up to %i pixels a few widths are enough', (most) => {
  const offered = candidates(4096, most).map(({ requested }) => requested);
  expect(offered.length).toBeLessThanOrEqual(4);
  expect(offered.at(-1)).toBe(most);
});

test('of several pictures only the first has a blur', () => {
  const picture = { placeholder: 'data:,' } as Attachment;
  expect(blurFirst([picture, picture]).map(({ placeholder }) => placeholder)).toEqual(['data:,', null]);
  expect(blurFirst([])).toEqual([]);
});

test('for any picture, widths increase, and none is larger than the picture or not allowed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4096 }),
      fc.option(fc.constantFrom(...RENDITION_WIDTHS), { nil: undefined }),
      (width, most) => {
        const offered = candidates(width, most);
        const promised = offered.map((candidate) => candidate.promised);
        expect(promised).toEqual([...new Set(promised)].toSorted((one, other) => one - other));
        for (const { requested, promised } of offered) {
          expect(RENDITION_WIDTHS).toContain(requested);
          expect(promised).toBe(Math.min(requested, width));
        }
        // The largest is as wide as the picture, or as what is needed.
        expect(promised.at(-1)).toBe(Math.min(width, most ?? 2048));
      },
    ),
  );
});

test('the first picture of a list of files is found', () => {
  const file = (kind: Attachment['kind'], mediaId: string): Attachment => ({
    mediaId,
    path,
    kind,
    alt: '',
    caption: '',
    width: 1,
    height: 1,
    placeholder: null,
  });
  expect(firstImage([file('document', 'a'), file('image', 'b'), file('image', 'c')])?.mediaId).toBe('b');
  expect(firstImage([file('document', 'a')])).toBeUndefined();
  expect(firstImage([])).toBeUndefined();
});
