import { expect, test, vi } from 'vitest';
import { openPageCache, page } from '#tests/support/http/page-cache.ts';
import { createRenderSlots, type AddressKind, addressKindOf, RENDER_LIMITS } from './render-slots.ts';

test.each([
  ['/', 'own'],
  ['/sitemap.xml', 'own'],
  ['/SubGallery?id=kite-day', 'item'],
  ['/SubGallery?id=kite-day&photo=7', 'item'],
  ['/NewsArticle?id=kite-day&q=kites', 'search'],
  ['/Gallery?q=kites', 'search'],
  ['/Gallery?year=2025&q=kites&page=2', 'search'],
  ['/Gallery?year=2025&month=11', 'list'],
  ['/VideoGallery?page=2', 'list'],
  ['/AdmissionProcess?born=2020-01-01', 'list'],
])('%s is an address of the kind %s', (address, kind) => {
  expect(addressKindOf(address)).toBe(kind);
});

const madeUp = (kind: AddressKind, number: number) =>
  ({
    own: `/${number}`,
    item: `/SubGallery?id=${number}`,
    list: `/Gallery?year=${number}`,
    search: `/Gallery?q=${number}`,
  })[kind];

test.each(['item', 'list', 'search'] as const)(
  'however many addresses of the kind %s are requested at once, a few are rendered at a time and a limited number waits',
  async (kind) => {
    const { slots, maxWaiting } = RENDER_LIMITS[kind];
    const { cache, ask } = openPageCache();
    const blocked = Promise.withResolvers<void>();
    let rendering = 0;
    let most = 0;
    const requests = Array.from({ length: 400 }, (_, number) =>
      ask(madeUp(kind, number), async () => {
        most = Math.max(most, (rendering += 1));
        await blocked.promise;
        rendering -= 1;
        return page();
      }),
    );
    await vi.waitFor(() => expect(cache.renderSlots.waiting(kind)).toBe(maxWaiting));
    const home = await ask('/', {});
    expect(home, 'a page of the school’s own is not kept waiting').toMatchObject({ how: 'miss' });
    blocked.resolve();
    const answers = await Promise.all(requests);
    expect(most).toBe(slots);
    const rendered = answers.filter(({ kind }) => kind === 'page');
    expect(rendered).toHaveLength(slots + maxWaiting);
    expect(answers.filter(({ kind }) => kind === 'no-slot')).toHaveLength(400 - slots - maxWaiting);
    expect(await ask(madeUp(kind, 399), {}), 'a refusal is not remembered').toMatchObject({ how: 'miss' });
  },
);

test('four hundred requests for the same search take one slot', async () => {
  const { ask } = openPageCache();
  const render = vi.fn(async () => page());
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask('/Gallery?q=kites', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(answers.every(({ kind }) => kind === 'page')).toBe(true);
});

test('while requests wait for a slot, requests for cached pages are served in between', async () => {
  const renderSlots = createRenderSlots();
  const order: string[] = [];
  const requests = Array.from({ length: 6 }, (_, number) =>
    renderSlots.run('search', async () => void order.push(`search ${number}`)),
  );
  setImmediate(() => order.push('ready page'));
  await Promise.all(requests);
  expect(order.indexOf('ready page')).toBeLessThan(order.indexOf('search 5'));
});
