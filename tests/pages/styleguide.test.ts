import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/styleguide');

onAnyEngine((open) => {
  test('the style guide shows every token, every kind of button in every state, and every message', async () => {
    const site = await openFilledSite(await open());
    const html = await (await site.get('/styleguide')).text();
    const tokens = readFileSync('app/ui/styles/tokens.css', 'utf8');
    const colours = [...tokens.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)];
    expect(colours.length).toBeGreaterThan(10);
    for (const [, name, value] of colours) {
      expect(html, name).toContain(`fill="${value}"`);
      expect(html, name).toMatch(new RegExp(`<b>${name}</b> <code>${value}</code>`));
    }
    for (const [, name] of tokens.matchAll(/--(size-[\w]+|s\d):/g)) expect(html, name).toContain(name);
    for (const kind of ['', 'button--primary', 'button--dark', 'button--line'])
      for (const state of ['normal', 'hover', 'focus', 'active', 'disabled'])
        expect(html, `${kind} ${state}`).toMatch(new RegExp(`class="button ${kind}" data-show="${state}"`));
    const parts = ['message"', 'message message--wrong', 'message message--done', 'waiting', 'field__error'];
    for (const part of [...parts, 'field__hint', '<table', '<figure', 'aria-invalid="true"', 'disabled=""'])
      expect(html, part).toContain(part);
    expect(html).toContain(`/SubGallery?id=${site.albumId}`);
  });

  test('it works without albums, and no page links to it', async () => {
    const site = await openSite(await open());
    expect((await site.get('/styleguide')).status).toBe(200);
    for (const path of ['/', '/Gallery', '/nothing', '/sitemap.xml'])
      expect(await (await site.get(path)).text(), path).not.toContain('/styleguide');
  });
});
