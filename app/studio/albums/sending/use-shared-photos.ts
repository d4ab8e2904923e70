import { studioPaths } from '#app/access/studio-addresses.ts';
import { useEffect, useState } from 'react';

/** The cache in which `share-worker.js` stores photos shared with the studio. */
const ASIDE = 'shared-photos';

/** Photos from the phone's share menu that wait for an album. */
export function useSharedPhotos() {
  const [photos, setPhotos] = useState<File[]>([]);

  useEffect(() => {
    // Neither exists over plain http; the server accepts shared photos then.
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    navigator.serviceWorker.register(studioPaths.shareWorker).catch(() => undefined);
    readAside().then(setPhotos, () => undefined);
  }, []);

  return {
    photos,
    forget() {
      setPhotos([]);
      void removeShared(() => true);
    },
  };
}

/**
 * On the sign-in page: deletes photos that somebody shared earlier, which are not for the person who signs in
 * now. Those that led to the sign-in page are kept.
 */
export function useNoSharedPhotos(then?: string): void {
  useEffect(() => {
    const batch = then && new URL(then, location.href).searchParams.get('shared');
    void removeShared((url) => !batch || !url.includes(`/${batch}/`));
  }, [then]);
}

/** Deletes photos that another site's page sent as if a phone had shared them. */
export function useNoForeignPhotos(batch: string | undefined): void {
  useEffect(() => {
    if (batch) void removeShared((url) => url.includes(`/${batch}/`));
  }, [batch]);
}

async function removeShared(isMeant: (url: string) => boolean): Promise<void> {
  if (!('caches' in window) || !(await caches.has(ASIDE))) return;
  const aside = await caches.open(ASIDE);
  for (const key of await aside.keys()) if (isMeant(key.url)) await aside.delete(key);
}

async function readAside(): Promise<File[]> {
  if (!(await caches.has(ASIDE))) return [];
  const aside = await caches.open(ASIDE);
  const keys = [...(await aside.keys())].sort((one, other) => (one.url < other.url ? -1 : 1));
  const kept = await Promise.all(keys.map((key) => aside.match(key)));
  return Promise.all(kept.flatMap((response) => (response ? [fileOf(response)] : [])));
}

async function fileOf(response: Response): Promise<File> {
  const { headers } = response;
  return new File([await response.blob()], decodeURIComponent(headers.get('x-name') ?? 'photo'), {
    type: headers.get('content-type') ?? '',
    lastModified: Number(headers.get('x-modified')) || 0,
  });
}
