import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';

/**
 * There is a fixed number of the school's own pages and documents. Every other address can be made up by anybody, so
 * those share a few rendering slots, and only so many requests wait for one. Each kind of address has its own slots
 * and its own share of the page cache, so that a flood of one kind does not hold up the others.
 */
export const LANES = {
  own: { slots: Infinity, maxWaiting: 0, share: 1 },
  item: { slots: 2, maxWaiting: 100, share: 1 },
  /** Years, months, page numbers, days of birth. */
  list: { slots: 2, maxWaiting: 100, share: 1 / 4 },
  search: { slots: 2, maxWaiting: 100, share: 1 / 8 },
} as const;

export type Lane = keyof typeof LANES;
export const laneNames = Object.keys(LANES) as Lane[];

/** By the address as the page cache knows it: canonical, with the page's own parameters only. */
export function laneOf(address: string): Lane {
  const search = address.indexOf('?');
  if (search === -1) return 'own';
  const params = address.slice(search + 1).split('&');
  if (params.some((param) => param.startsWith('q='))) return 'search';
  return params.some((param) => param.startsWith('id=')) ? 'item' : 'list';
}

export function createRenderSlots() {
  const lanes = Object.fromEntries(
    laneNames.map((lane) => [lane, limitParallel(LANES[lane].slots)]),
  ) as Record<Lane, ReturnType<typeof limitParallel>>;

  return {
    /** The work's answer, or nothing where too many wait already. */
    async run<Answer>(lane: Lane, work: () => Promise<Answer>): Promise<Answer | undefined> {
      if (lane === 'own') return work();
      if (lanes[lane].isFull() && lanes[lane].waiting() >= LANES[lane].maxWaiting) return undefined;
      return lanes[lane].run(async () => {
        try {
          return await work();
        } finally {
          // Requests for cached pages run in between.
          await nextTurn();
        }
      });
    },
    waiting: (lane: Lane) => lanes[lane].waiting(),
  };
}
