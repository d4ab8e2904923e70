import { useEffect } from 'react';

/**
 * On a slow line one writes before the scripts are here: what stands in the fields by then is told to them as if it
 * were written now, so that it is kept and measured. Not after a reload or Back, when a browser puts in what stood there
 * before: that may be older than what is kept.
 */
export function useTypedEarly(): void {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type !== 'navigate') return;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
}

const TYPED_INTO =
  'main :is(textarea, input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]))';
