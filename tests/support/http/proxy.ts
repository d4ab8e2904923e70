import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type AskOptions, ask } from '../../../scripts/lib/ask.ts';
import { startProxy } from '../../../scripts/lib/proxy.mjs';
import { ensureProgram } from '../../../scripts/lib/programs.mjs';
import type { TestSite } from './built-site.ts';
import { listen } from './listening-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

export const nginx = ensureProgram('nginx');
export const fakeClock = ensureProgram('fake clock');

/** The site as the only replica behind the shipped nginx, whose clock can be set forward. */
export async function openProxy(site: TestSite) {
  if (!site.services.config.trustProxy) throw new Error('Behind a proxy: TRUST_PROXY=on');
  const replica = await listen(site);
  const ahead = join(temporaryFolder(), 'ahead');
  writeFileSync(ahead, '+0\n');
  const proxy = await startProxy(nginx!, [replica.port], {
    environment: fakeClock
      ? {
          LD_PRELOAD: fakeClock,
          FAKETIME_TIMESTAMP_FILE: ahead,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
      : {},
  });
  onTestFinished(() => proxy.stop());

  return {
    url: proxy.url,
    port: proxy.port,
    replica,
    /** The response for a visitor who requests this, byte for byte. */
    async see(path: string, asking: AskOptions = {}) {
      const { status, headers, body } = await ask(proxy.url + path, asking);
      return { status, headers, body, text: body.toString(), cacheStatus: headers['x-proxy'] };
    },
    /** Every replica is down. */
    async stopReplica(): Promise<void> {
      const closed = new Promise((done) => replica.server.close(done));
      replica.server.closeAllConnections();
      await closed;
    },
    setClock: (later: string) => writeFileSync(ahead, `${later}\n`),
  };
}

/** By then the proxy must revalidate everything. */
export const untilNothingIsFresh = () => wait(1100);
