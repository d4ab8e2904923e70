import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';

/**
 * Of the school's own pages and documents there are as many as `addresses.ts` names. Of everything that an address
 * may ask for beyond that, anybody can make up another: those share a few places, and only so many wait for one.
 * What is made up in one lane does not keep the others waiting, and its copies have no more than its lane's share
 * of the page cache.
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

/** By the address as the page cache knows it: its parameters are those of the page, in the contract's spelling. */
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
          // Whoever only wants a page that is ready comes in between.
          await nextTurn();
        }
      });
    },
    waiting: (lane: Lane) => lanes[lane].waiting(),
  };
}
