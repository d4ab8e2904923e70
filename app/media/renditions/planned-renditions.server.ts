import { availableParallelism } from 'node:os';
import { sleep } from '#app/core/sleep.ts';
import type { Services } from '#app/platform/services.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { cropQuery } from '#app/media/crop.ts';
import type { RenditionFormat, RenditionWidth } from '#app/media/picture.ts';
import { findOrMakeRendition, type SizedPicture } from './renditions.server.ts';

export interface PlannedRendition {
  picture: SizedPicture;
  width: RenditionWidth;
  format: RenditionFormat;
}

/** A visitor waits for it; a page shows it at first; a page shows it further down. */
const URGENCIES = ['soon', 'first', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** More are not planned: they are made when they are requested. */
const MAX_PLANNED = 20_000;
/** One at a time, so that requests have a processor; with a single processor, half of the time. */
const REST = availableParallelism() > 1 ? 0.2 : 1;

const queues = new WeakMap<Storage, ReturnType<typeof createQueue>>();

/** Makes these when there is time, the most urgent first. */
export function planRenditions(
  services: Pick<Services, 'storage' | 'log'>,
  planned: PlannedRendition[],
  urgency: Urgency,
): void {
  queueOf(services).add(planned, urgency);
}

/** Resolves when everything planned so far is made. */
export const renditionsMade = (storage: Storage) => queues.get(storage)?.done() ?? Promise.resolve();

/** A server that stops drops its plan. */
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
    // Deferred until `running` is set: with nothing to do it would end before that.
    await Promise.resolve();
    for (let next = takeNext(); next; next = takeNext()) {
      const began = performance.now();
      const { picture, width, format } = next;
      try {
        await findOrMakeRendition(storage, picture, width, format);
      } catch (error) {
        // The file or the storage is gone: a request for it gets the error.
        log.debug(
          { err: error, path: picture.path, width, format },
          'a rendition could not be made in advance',
        );
      }
      await sleep((performance.now() - began) * REST);
    }
    running = undefined;
  }

  return {
    add(planned: PlannedRendition[], urgency: Urgency): void {
      for (const rendition of planned) {
        const { picture, width, format } = rendition;
        const key = `${picture.path} ${width} ${format}${cropQuery(picture.crop)}`;
        if (waiting[urgency].size < MAX_PLANNED) waiting[urgency].set(key, rendition);
      }
      running ??= run();
    },
    clear: () => URGENCIES.forEach((urgency) => waiting[urgency].clear()),
    done: async () => running,
  };
}
