import { useSyncExternalStore } from 'react';

/** From here on a form and its page are side by side; the style sheet has the same value. */
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
