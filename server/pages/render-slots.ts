import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';

/**
 * There is a fixed number of the school's own pages and documents. Every other address can be made up by anybody, so
 * those share a few rendering slots, and only so many requests wait for one. Each kind of address has its own slots
 * and its own share of the page cache, so that a flood of one kind does not hold up the others.
 */
export const RENDER_LIMITS = {
  own: { slots: Infinity, maxWaiting: 0, share: 1 },
  item: { slots: 2, maxWaiting: 100, share: 1 },
  /** Years, months, page numbers, days of birth. */
  list: { slots: 2, maxWaiting: 100, share: 1 / 4 },
  search: { slots: 2, maxWaiting: 100, share: 1 / 8 },
} as const;

export type AddressKind = keyof typeof RENDER_LIMITS;
export const addressKinds = Object.keys(RENDER_LIMITS) as AddressKind[];

/** By the address as the page cache knows it: canonical, with the page's own parameters only. */
export function addressKindOf(address: string): AddressKind {
  const search = address.indexOf('?');
  if (search === -1) return 'own';
  const params = address.slice(search + 1).split('&');
  if (params.some((param) => param.startsWith('q='))) return 'search';
  return params.some((param) => param.startsWith('id=')) ? 'item' : 'list';
}

export function createRenderSlots() {
  const limiters = Object.fromEntries(
    addressKinds.map((kind) => [kind, limitParallel(RENDER_LIMITS[kind].slots)]),
  ) as Record<AddressKind, ReturnType<typeof limitParallel>>;

  return {
    /** The result of the work, or undefined if too many are waiting already. */
    async run<Answer>(kind: AddressKind, work: () => Promise<Answer>): Promise<Answer | undefined> {
      if (kind === 'own') return work();
      if (limiters[kind].isFull() && limiters[kind].waiting() >= RENDER_LIMITS[kind].maxWaiting)
        return undefined;
      return limiters[kind].run(async () => {
        try {
          return await work();
        } finally {
          // Requests for cached pages run in between.
          await nextTurn();
        }
      });
    },
    waiting: (kind: AddressKind) => limiters[kind].waiting(),
  };
}
