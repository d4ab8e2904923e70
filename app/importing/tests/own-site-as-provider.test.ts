import { expect } from 'vitest';
import { createProvider } from '#app/importing/provider/ask-provider.server.ts';
import { readRemoteItems } from '#app/importing/provider/read-remote-items.server.ts';
import { IMPORTED_CONTENT_TYPES } from '#app/importing/provider/remote-item.ts';
import { addAlbum } from '#tests/support/content/add-content.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onStricterEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

onStricterEngine((open) => {
  longTest(
    'a site of ours is read as any provider is: every content type, and more albums than a page of its list has',
    async () => {
      const database = await open();
      const token = 'a-token-of-the-school';
      const site = await openSite(database, { API_TOKEN: token });
      const { mediaId, path } = await storedPicture(site.services);
      const ids = await publishOneOfEverything(database, 'Sample', { mediaId });
      await publish(database, async (change) => {
        for (let at = 0; at < 1010; at++)
          await addAlbum(change, {
            id: `album-${at}`,
            schoolCode: SCHOOL,
            now: NOW,
            publishFrom: NOW,
            title: `Album ${at}`,
            description: '',
            date: '2026-02-14',
            photos: [{ mediaId, alt: 'A picture' }],
          });
      });
      const { url } = await listen(site);
      const host = new URL(url).host;
      const provider = createProvider({
        address: url,
        schoolThere: SCHOOL,
        token,
        trustedHosts: [host],
        userAgent: 'Test/1',
      });
      for (const kind of IMPORTED_CONTENT_TYPES) {
        const list = await provider.list(kind);
        if ('failed' in list) throw new Error(`${kind}: ${list.failed} ${list.detail}`);
        const { remoteItems, passed } = readRemoteItems(kind, list.items, {
          address: url,
          schoolThere: SCHOOL,
        });
        expect(passed, kind).toEqual([]);
        expect(remoteItems, kind).toHaveLength(kind === 'albums' ? 1011 : 1);
        expect(remoteItems.map(({ id }) => id)).toContain(ids[kind]);
      }
      expect(await provider.file(path)).toMatchObject({ bytes: expect.any(Buffer) });
      expect(await provider.visitors()).toEqual({ visitors: 0 });
    },
  );
});
