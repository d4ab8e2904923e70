import { byteCache } from '#app/core/flow/byte-cache.ts';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { shortHash } from '#app/core/text/short-hash.ts';
import { findFile } from '#app/media/files/public-file.server.ts';
import { findOrMakeRendition } from '#app/media/renditions/renditions.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Announcement } from '#app/notice-cards/announcement.ts';
import { drawPicture, drawSheet, type Subject } from '#app/notice-cards/draw.server.ts';
import { findAnnouncement } from '#app/notice-cards/find-announcement.server.ts';
import { type Identity, identityVersion } from '#app/sites/identity/identity.ts';
import type { Site } from '#app/sites/site.ts';
import { cardWords } from '#app/words/notice-card.ts';
import type { CardFile } from './card-files.ts';

const MAX_BYTES = 12 * 1024 * 1024;
const MAX_WAITING = 24;
/** Increase when the drawing changes: it is part of the cache key. */
const DESIGN = 1;

const kept = byteCache(MAX_BYTES);
const drawing = limitParallel(1);
const drawOnce = singleFlight<void>();

interface CardQuery {
  services: Services;
  site: Site;
  now: Date;
}

/**
 * The current card, drawn on first request, one at a time. Its cache key covers everything shown on it, so
 * that content that was changed or removed from the site is never served.
 */
export async function makeCard(
  query: CardQuery,
  type: ContentType,
  id: string,
  file: CardFile,
): Promise<Uint8Array | 'busy' | undefined> {
  const { services, site, now } = query;
  const words = cardWords[file.language];
  const card = await findAnnouncement(type, {
    db: services.database.reads,
    site,
    now,
    id,
    words,
    language: file.language,
  });
  if (!card) return undefined;
  const { kind } = file;
  const version = shortHash(JSON.stringify([DESIGN, card, words.scan, identityVersion(site.identity)]));
  const name = (form: string) => `${kind} ${version} ${form}`;
  const cached = kept.find(name(file.form));
  if (cached) return cached;
  if (drawing.waiting() >= MAX_WAITING) return 'busy';
  await drawOnce(name(''), () =>
    drawing.run(async () => {
      const subject = {
        card,
        identity: site.identity,
        scan: words.scan,
        ...(await filesOf(services, card, site.identity)),
      };
      for (const [form, bytes] of Object.entries(await draw(subject, kind))) kept.keep(name(form), bytes);
    }),
  );
  return kept.find(name(file.form)) ?? 'busy';
}

async function draw(
  subject: Subject,
  kind: CardFile['kind'],
): Promise<Partial<Record<CardFile['form'], Buffer>>> {
  if (kind === 'tall' || kind === 'square') return { jpg: await drawPicture(subject, kind) };
  const { pdf, preview } = await drawSheet(subject, { isBlack: kind === 'a4-black' });
  return { pdf, jpg: preview };
}

async function filesOf(services: Services, { picture }: Announcement, { logo }: Identity) {
  const { storage } = services;
  // A withdrawn logo: the site's mark is used until the office uploads another.
  const isShown = logo && (await findFile(services, logo.path))?.isPublic;
  const [photo, own] = await Promise.all([
    picture && findOrMakeRendition(storage, picture, 1600, 'jpeg'),
    isShown && findOrMakeRendition(storage, logo, 480, 'webp'),
  ]);
  return {
    photo: photo && (await storage.read(photo.key)),
    logo: own ? await storage.read(own.key) : undefined,
  };
}
