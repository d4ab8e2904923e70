import { expect, test } from 'vitest';
import { Problem } from '#app/platform/http/problem.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/image');

onAnyEngine((open) => {
  test('only a stored picture under its own path is served, however the path is written', async () => {
    const site = await openFilledSite(await open());
    const { port } = await listen(site);
    const get = (path: string) => askOnce(port, rawRequest(path, CLOSE));
    const good = `/api/image/${site.picture}`;
    expect((await get(good)).status).toBe(200);
    expect((await get(good.replace('LFIS', 'lfis'))).status).toBe(200);

    const file = site.picture.split('/').at(-1)!;
    const traversals = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2E%2E%2F',
      '%252e%252e%252f',
      '..\\',
      '..%5c',
      '%2e%2e%5c',
      './',
    ];
    const overlong = ['%c0%ae%c0%ae%c0%af', '%c0%ae%c0%ae/', '..%c0%af', '%uff0e%uff0e%u2215', '..%00/'];
    const probes = [
      ...[...traversals, ...overlong].flatMap((traversal) => [
        `/api/image/${traversal.repeat(4)}etc/passwd`,
        `/api/image/LFIS/public/Images/${traversal.repeat(3)}originals/${file.slice(0, 2)}/${file}`,
        `/api/image/LFIS/public/Images/${traversal}Images/${file}`,
        `/api/image/${traversal}image/${site.picture}`,
        `/API/Image/${traversal.repeat(6)}school.sqlite`,
      ]),
      `/api/image/LFIS/originals/${file.slice(0, 2)}/${file}`,
      '/api/image//etc/passwd',
      '/api/image/%2fetc%2fpasswd',
      '/api/image/C:%5cwindows%5cwin.ini',
      '/api/image/file:///etc/passwd',
      '/api/image//',
      `${good}%00`,
      `${good}%00.png`,
      `/api/image/%00${site.picture}`,
      `${good}/`,
      `${good}%20`,
      `${good}.br`,
      good.replace('LFIS', 'OTHER'),
      good.replace('LFIS', 'NONE'),
      good.replace('LFIS', 'other'),
      good.replace('public/Images', 'public/images'),
      good.replace('.jpg', '.png'),
      good.replace('.jpg', '.JPG'),
      good.replace('.jpg', '.svg'),
      good.replace('.jpg', ''),
      good.replace(file, file.toUpperCase()),
      good.replace(file, `0${file}`),
      good.replace('LFIS/', 'LFIS//'),
      good.replace('public', '%70ublic'),
      `/api/image/LFIS/public/Images/${'0'.repeat(32)}.jpg`,
      `/api/image/${'a/'.repeat(3000)}x.jpg`,
    ];
    for (const path of probes) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(headers['content-type'], path).toBe('application/problem+json');
      expect(Problem.strict().parse(JSON.parse(body)).status, path).toBe(status);
      expect(body, path).not.toMatch(/passwd|root:|sqlite/);
    }
  });
});
