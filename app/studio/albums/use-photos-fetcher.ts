import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import type { PhotosPageAnswer } from './photo-answer.ts';

/** One for the whole page, so that the answer is available wherever it is shown. */
export function usePhotosFetcher() {
  const fetcher = useFetcher<PhotosPageAnswer>({ key: 'photos' });
  const busy = fetcher.state !== 'idle';
  /** A double click sends once. */
  const once = (event: FormEvent) => {
    if (busy) event.preventDefault();
  };
  return { fetcher, busy, once, answer: busy ? undefined : fetcher.data };
}
