import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import type { PhotosPageAnswer } from './photo-answer.ts';

/** One for the whole page: whatever was pressed, its answer is known wherever it is to be told. */
export function usePhotosFetcher() {
  const fetcher = useFetcher<PhotosPageAnswer>({ key: 'photos' });
  const busy = fetcher.state !== 'idle';
  /** Pressed twice, it is sent once. */
  const once = (event: FormEvent) => {
    if (busy) event.preventDefault();
  };
  return { fetcher, busy, once, answer: busy ? undefined : fetcher.data };
}
