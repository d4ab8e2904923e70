import { expect, test } from 'vitest';
import { textOnly, titleIn } from './text-only.ts';

const without = (html: string) => textOnly(html, '<p>Please call</p>');

test('a photo leaves its description, and nothing that leads to it', () => {
  const photo =
    '<span class="frame"><img class="blur" src="data:image/webp;base64,AA" alt="" aria-hidden="true"/><picture><source type="image/avif" srcSet="/api/image/a.avif 640w"/><img class="photo" src="/api/image/a.jpeg" srcSet="/api/image/b.jpeg" sizes="50vw" width="4" height="3" alt="Kites &gt; clouds" lang="en-IN" loading="lazy"/></picture></span>';
  expect(without(photo)).toBe(
    '<span class="frame"><picture><img class="photo" width="4" height="3" alt="Kites &gt; clouds" lang="en-IN"/></picture></span>',
  );
  expect(without('<img src="/assets/logo-Dk.svg" alt="LFIS"/>')).toBe(
    '<img src="/assets/logo-Dk.svg" alt="LFIS"/>',
  );
});

test('scripts, frames, links of the head and the data of islands are removed', () => {
  const page =
    '<html lang="en-IN" data-offline="/offline-worker.js"><head><link rel="preload" as="image" href="/api/image/a"/><meta property="og:image" content="/cards/a"/><script type="application/ld+json">{"image":"/api/image/a"}</script><style>a{color:red}</style></head><body><div data-island="photo-grid" data-props="{&quot;path&quot;:&quot;a&quot;}" data-hydrate="visible"><p>Kites</p></div><iframe src="https://maps.example"></iframe></body></html>';
  expect(without(page)).toBe(
    '<html lang="en-IN"><head><style>a{color:red}</style></head><body><div><p>Kites</p></div></body></html>',
  );
});

test('a form that would be sent to the school is replaced; a search and the worker’s own form stay', () => {
  expect(
    without('<form class="x" method="post" action="/ContactUs"><input name="stamp"/></form><p>Or call</p>'),
  ).toBe('<p>Please call</p><p>Or call</p>');
  for (const form of [
    '<form method="get" action="/Gallery"><input name="q"/></form>',
    '<form method="post" action="/Offline" data-to-worker=""><button>Delete</button></form>',
  ])
    expect(without(form)).toBe(form);
});

test('words that are only true on that day are removed', () => {
  expect(
    without(
      '<li data-today=""><span data-only-that-day="">Today, </span>Wednesday<i data-only-that-day="">Today</i></li>',
    ),
  ).toBe('<li>Wednesday</li>');
  expect(without('<p class="soon" data-only-that-day="">Tomorrow</p><p>Sports Day</p>')).toBe(
    '<p>Sports Day</p>',
  );
});

test('a page is called by its title, without the school', () => {
  expect(titleIn('<head><title>Calendar &amp; holidays · LFIS</title></head>')).toBe(
    'Calendar &amp; holidays',
  );
  expect(titleIn('<head></head>')).toBe('');
});
