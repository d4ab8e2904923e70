import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Tile, Tiles, TileTick } from './tiles.tsx';

const rendered = (tile: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Tiles as="dense">{tile}</Tiles>
    </MemoryRouter>,
  );
const picture = { path: 'a/b.jpg' };

test('a list of pictures with their texts, each a link with its tick box beside it', () => {
  const html = rendered(
    <Tile
      index={0}
      picture={picture}
      number="1"
      text="The finish arch"
      link={{ to: '/photo' }}
      tick={<TileTick label="Select photo 1" name="id" value="1" />}
    />,
  );
  expect(html).toMatch(/^(?:<link [^>]*>)*<ol role="list"/);
  expect(html).toMatch(/<a [^>]*href="\/photo".*The finish arch<\/span><\/a><label/);
  expect(html).toMatch(/<input (?=[^>]*type="checkbox")[^>]*><span class="unseen">Select photo 1<\/span>/);
});

test('what is on the first screen loads at once, the rest when it comes near', () => {
  expect(rendered(<Tile index={29} picture={picture} />)).toContain('loading="eager"');
  expect(rendered(<Tile index={30} picture={picture} />)).toContain('loading="lazy"');
});

test('offers sizes for every screen', () => {
  expect(rendered(<Tile index={0} picture={picture} />)).toMatch(/srcSet="[^"]*160w[^"]*320w[^"]*480w"/);
});

test('a tile that is pressed rather than followed is a button', () => {
  expect(rendered(<Tile index={0} text="The arch" onPress={() => undefined} />)).toMatch(
    /<button type="button".*The arch/,
  );
});

test.each(['chosen', 'waiting', 'wrong', 'blank'] as const)('%s looks different', (state) => {
  expect(rendered(<Tile index={0} state={state} />)).not.toBe(rendered(<Tile index={0} />));
});
