import { readFileSync } from 'node:fs';
import { startProxy } from '../../scripts/lib/proxy.mjs';
import { SERVER_CORE } from '../pinned-program.ts';
import type { Subject } from '../subject.ts';

/** The shipped nginx before our server. All the load comes from one address, so the limits for one are lifted. */
export async function startShippedProxy(nginx: string, site: Subject): Promise<Subject> {
  const proxy = await startProxy(nginx, [Number(new URL(site.url).port)], {
    limits: false,
    wrap: ['taskset', '-c', String(SERVER_CORE)],
  });
  const worker = readFileSync(`/proc/${proxy.pid}/task/${proxy.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    name: 'our server behind the shipped front',
    url: proxy.url,
    pid: Number(worker),
    stop: proxy.stop,
  };
}
