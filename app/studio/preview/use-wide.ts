import { useSyncExternalStore } from 'react';

/** From here on a form and its page stand side by side; the style sheet says the same. */
const WIDE = '(min-width: 75rem)';

export const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
