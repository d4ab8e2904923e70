import { availableParallelism } from 'node:os';
import { sleep } from '#app/core/sleep.ts';
import type { Services } from '#app/platform/services.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import type { RenditionFormat, RenditionWidth } from '#app/media/picture.ts';
import { findOrMakeRendition, type SizedPicture } from './renditions.server.ts';

export interface PlannedRendition {
  picture: SizedPicture;
  width: RenditionWidth;
  format: RenditionFormat;
}

/** Somebody waits for it; a page shows it at first; a page shows it further down. */
const URGENCIES = ['soon', 'first', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** More are not remembered: they are made when somebody asks. */
const MAX_PLANNED = 20_000;
/** One at a time leaves requests a processor; where there is but one, every second moment. */
const REST = availableParallelism() > 1 ? 0.2 : 1;

const queues = new WeakMap<Storage, ReturnType<typeof createQueue>>();

/** Has these made while there is time, in the order of their urgency and then as they came. */
export function planRenditions(
  services: Pick<Services, 'storage' | 'log'>,
  planned: PlannedRendition[],
  urgency: Urgency,
): void {
  queueOf(services).add(planned, urgency);
}

/** Settles when everything planned so far is made. */
export const renditionsMade = (storage: Storage) => queues.get(storage)?.done() ?? Promise.resolve();

/** What is planned no longer matters to a server that stops. */
export const forgetPlannedRenditions = (storage: Storage) => queues.get(storage)?.clear();

function queueOf(services: Pick<Services, 'storage' | 'log'>) {
  const { storage } = services;
  const existing = queues.get(storage);
  if (existing) return existing;
  const queue = createQueue(services);
  queues.set(storage, queue);
  return queue;
}

function createQueue({ storage, log }: Pick<Services, 'storage' | 'log'>) {
  const waiting = Object.fromEntries(
    URGENCIES.map((urgency) => [urgency, new Map<string, PlannedRendition>()]),
  ) as Record<Urgency, Map<string, PlannedRendition>>;
  let running: Promise<void> | undefined;

  function takeNext(): PlannedRendition | undefined {
    for (const urgency of URGENCIES) {
      const [first] = waiting[urgency];
      if (!first) continue;
      waiting[urgency].delete(first[0]);
      return first[1];
    }
    return undefined;
  }

  async function run(): Promise<void> {
    // Not before it is noted that it runs: with nothing to do it would be over by then.
    await Promise.resolve();
    for (let next = takeNext(); next; next = takeNext()) {
      const began = performance.now();
      const { picture, width, format } = next;
      try {
        await findOrMakeRendition(storage, picture, width, format);
      } catch (error) {
        // Taken away meanwhile, or the storage is: whoever asks for it will be told.
        log.debug({ err: error, path: picture.path, width, format }, 'a rendition could not be made ahead');
      }
      await sleep((performance.now() - began) * REST);
    }
    running = undefined;
  }

  return {
    add(planned: PlannedRendition[], urgency: Urgency): void {
      for (const rendition of planned) {
        const key = `${rendition.picture.path} ${rendition.width} ${rendition.format}`;
        if (waiting[urgency].size < MAX_PLANNED) waiting[urgency].set(key, rendition);
      }
      running ??= run();
    },
    clear: () => URGENCIES.forEach((urgency) => waiting[urgency].clear()),
    done: async () => running,
  };
}
