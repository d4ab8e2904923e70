import { readFileSync } from 'node:fs';
import { startFront } from '../../scripts/lib/front.mjs';
import { SERVER_CORE } from '../pinned-program.ts';
import type { Subject } from '../subject.ts';

/** The shipped nginx before our server. All the load comes from one address, so the limits for one are lifted. */
export async function startShippedFront(nginx: string, site: Subject): Promise<Subject> {
  const front = await startFront(nginx, [Number(new URL(site.url).port)], {
    limits: false,
    wrap: ['taskset', '-c', String(SERVER_CORE)],
  });
  const worker = readFileSync(`/proc/${front.pid}/task/${front.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    name: 'our server behind the shipped front',
    url: front.url,
    pid: Number(worker),
    stop: front.stop,
  };
}
