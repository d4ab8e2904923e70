import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture-view.tsx';
import { type Attachment, srcSet } from './picture.ts';

const picture: Attachment = {
  mediaId: '1',
  path: 'LFIS/public/Images/abc.jpg',
  kind: 'image',
  alt: 'Lamps & "rangoli" <in> the courtyard',
  caption: '',
  width: 2400,
  height: 1600,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

type Props = Partial<Parameters<typeof Picture>[0]>;

/** The elements in the HTML, each with its attributes as a browser reads them. */
function show(props: Props = {}) {
  const markup = renderToStaticMarkup(
    <Picture picture={picture} sizes="(min-width: 48rem) 25vw, 50vw" {...props} />,
  );
  const elements = [...markup.matchAll(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name, attributes = '']) => ({
      name,
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [
          key!.toLowerCase(),
          plain(value!),
        ]),
      ),
    }),
  ) as Record<string, string>[];
  return {
    markup,
    elements,
    sources: elements.filter(({ name }) => name === 'source'),
    image: elements.filter(({ name }) => name === 'img').at(-1)!,
  };
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('the smallest format comes first, and a JPEG for browsers that read neither', () => {
  const { sources, image } = show();
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources.map(({ srcset }) => srcset)).toEqual([
    srcSet(picture, 'avif', 1600),
    srcSet(picture, 'webp', 1600),
  ]);
  expect(image.srcset).toBeUndefined();
  expect(image.src).toBe('/api/image/LFIS/public/Images/abc.jpg?w=960&f=jpeg');
});

test('every format states the displayed width, and a tile is offered nothing larger than it needs', () => {
  const { sources, image } = show({ sizes: '10rem', most: 640 });
  for (const element of sources) {
    expect(element.sizes).toBe('10rem');
    expect(element.srcset).toContain(' 640w');
    expect(element.srcset).not.toContain(' 960w');
  }
  expect(image.src).toContain('w=640');
});

test('its size is known before it loads, and its alternative text is unchanged', () => {
  expect(show().image).toMatchObject({ width: '2400', height: '1600', alt: picture.alt });
});

test('it loads lazily, unless it is the largest of the page', () => {
  expect(show().image).toMatchObject({ loading: 'lazy', fetchpriority: 'auto' });
  expect(show({ priority: true }).image).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
});

test('a picture at the top has its blur behind it, hidden from screen readers; further down there is none', () => {
  const { elements } = show({ priority: true });
  expect(elements.map(({ name }) => name)).toEqual(['span', 'img', 'picture', 'source', 'source', 'img']);
  expect(elements[1]).toMatchObject({ src: picture.placeholder, alt: '', 'aria-hidden': 'true' });
  expect(show().markup).not.toContain('data:');
});

test('without a blur there is just the picture', () => {
  const { elements } = show({ priority: true, picture: { ...picture, placeholder: null } });
  expect(elements.map(({ name }) => name)).toEqual(['span', 'picture', 'source', 'source', 'img']);
});

test('nothing needs an inline style, which the content policy forbids', () => {
  expect(show().markup).not.toContain('style=');
  expect(show({ priority: true, most: 320 }).markup).not.toContain('style=');
});

test('it is cropped to its frame, and the frames of wider screens come first', () => {
  const { sources, image } = show({
    shape: '4x5',
    most: 320,
    wider: [{ from: '48rem', shape: '2x1', sizes: '50vw', most: 320 }],
  });
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ['(min-width: 48rem)', 'image/avif'],
    ['(min-width: 48rem)', 'image/webp'],
    [undefined, 'image/avif'],
    [undefined, 'image/webp'],
  ]);
  expect(sources[0]).toMatchObject({ width: '2400', height: '1200', sizes: '50vw' });
  for (const { srcset } of sources.slice(0, 2)) expect(srcset).toContain('&s=2x1 ');
  for (const { srcset } of sources.slice(2)) expect(srcset).toContain('&s=4x5 ');
  expect(image).toMatchObject({ width: '1280', height: '1600' });
  expect(image.src).toContain('&s=4x5');
});
