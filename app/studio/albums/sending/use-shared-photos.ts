import { studioPaths } from '#app/access/studio-addresses.ts';
import { useEffect, useState } from 'react';

/** Where `share-worker.js` lays aside what a phone shares with the studio. */
const ASIDE = 'shared-photos';

/** Photos from the phone's share menu that wait for an album. */
export function useSharedPhotos() {
  const [photos, setPhotos] = useState<File[]>([]);

  useEffect(() => {
    // Neither exists on a plain http address; the server takes what is shared then.
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    navigator.serviceWorker.register(studioPaths.shareWorker).catch(() => undefined);
    readAside().then(setPhotos, () => undefined);
  }, []);

  return {
    photos,
    forget() {
      setPhotos([]);
      void caches.delete(ASIDE);
    },
  };
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
