import { useCallback, useEffect, useState } from 'react';
import type { PhotoSender, SentPhoto } from './photo-sender.ts';

/** One per album, for the lifetime of the tab. */
const senders = new Map<string, Promise<PhotoSender>>();

function senderOf(albumId: string): Promise<PhotoSender> {
  let sender = senders.get(albumId);
  if (!sender) {
    sender = import('./photo-sender.ts').then(({ createPhotoSender }) => createPhotoSender(albumId));
    senders.set(albumId, sender);
    // The code itself may fail to load: the next choice tries again.
    sender.catch(() => senders.delete(albumId));
  }
  return sender;
}

export function usePhotoSender(albumId: string, onArrived: () => void) {
  const [photos, setPhotos] = useState<SentPhoto[]>([]);
  const [isOnline, setOnline] = useState(true);

  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);

  useEffect(() => {
    let [hasLeft, frame, stop] = [false, 0, () => {}];
    async function follow() {
      const sender = await senderOf(albumId);
      if (hasLeft) return;
      const show = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          setPhotos(sender.photos());
        });
      };
      show();
      stop = sender.watch((arrived) => {
        show();
        if (arrived) onArrived();
      });
    }
    void follow().catch(() => undefined);
    return () => {
      hasLeft = true;
      cancelAnimationFrame(frame);
      stop();
    };
  }, [albumId, onArrived]);

  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  const withSender = useCallback(
    (work: (sender: PhotoSender) => void) => void senderOf(albumId).then(work, () => setOnline(false)),
    [albumId],
  );
  return {
    photos,
    isOnline,
    isBusy,
    add: (files: File[]) =>
      withSender((sender) => sender.add(files.map((file) => ({ file, refused: refusedAtOnce(file) })))),
    retry: (id: string) => withSender((sender) => sender.retry(id)),
    retryAll: () => withSender((sender) => sender.retryAll()),
    dismiss: (id: string) => withSender((sender) => sender.dismiss(id)),
  };
}

const MAX_BYTES = 40 * 1024 * 1024;

/** Problems that are known before anything is sent; the server checks the content. */
function refusedAtOnce(file: { type: string; name: string; size: number }): string | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_BYTES) return 'too-large';
  // Few systems have a MIME type for an iPhone's photos.
  const isHeic = /^(application\/octet-stream)?$/.test(file.type) && /\.hei[cf]$/i.test(file.name);
  const isPhoto = /^image\/(?!svg)/.test(file.type) || isHeic;
  return isPhoto ? undefined : 'unknown-type';
}
