// Pictograms of the school's subjects, drawn for this site.
import { drawn } from './drawn.tsx';

/** A cricket bat and a ball. */
export const SportsIcon = drawn(
  'm12.6 7 4.4 4.4-7.5 7.5a1.5 1.5 0 0 1-2.1 0l-2.3-2.3a1.5 1.5 0 0 1 0-2.1zM14.8 9.2 21 3M16 18.8a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0',
);

/** The school's own mark: a marigold in the gate. */
export const AboutIcon = drawn(
  'M4 21V11.6a3.3 3.3 0 0 1 2.2-3.1 3 3 0 0 1 2.8-3C9.5 4 11.3 3.5 12 2c.7 1.5 2.5 2 3 3.5a3 3 0 0 1 2.8 3 3.3 3.3 0 0 1 2.2 3.1V21M2 21h20M7.2 21a1.6 1.6 0 0 1 .9-2.8 1.6 1.6 0 0 1 2.4-1.8 1.6 1.6 0 0 1 3 0 1.6 1.6 0 0 1 2.4 1.8 1.6 1.6 0 0 1 .9 2.8',
);

/** Three heads: Chairman, Director, Principal. */
export const ManagementIcon = drawn(
  'M8.8 7.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M6.5 20v-1.5a5.5 5.5 0 0 1 11 0V20M5.7 7.2a2.2 2.2 0 0 0-.3 4.3M2 18.5v-1a3.8 3.8 0 0 1 2.5-3.5M18.3 7.2a2.2 2.2 0 0 1 .3 4.3M22 18.5v-1a3.8 3.8 0 0 0-2.5-3.5',
);

/** The main building with its dome. */
export const FacilitiesIcon = drawn(
  'M2 21h20M4 21V11h16v10M7.8 11c0-4.6 3.8-5 4.2-8.5.4 3.5 4.2 3.9 4.2 8.5M10 21v-4a2 2 0 0 1 4 0v4M7 17v-3M17 17v-3',
);

/** A marigold in leaf. */
export const EnrichmentIcon = drawn(
  'M16.2 9.2a1.9 1.9 0 0 1-2.5 2.5 1.9 1.9 0 0 1-3.4 0 1.9 1.9 0 0 1-2.5-2.5 1.9 1.9 0 0 1 0-3.4 1.9 1.9 0 0 1 2.5-2.5 1.9 1.9 0 0 1 3.4 0 1.9 1.9 0 0 1 2.5 2.5 1.9 1.9 0 0 1 0 3.4M10.5 7.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12 12.8V22M12 21c-3.5 0-5.6-1.5-6-4.5 3 0 5.3 1.3 6 4.5M12 19c.5-2.6 2.5-4 5.5-4-.2 2.6-2 4-5.5 4',
);
