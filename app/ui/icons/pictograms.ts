// Pictograms of the school's subjects. Palette, cutlery and tent are Lucide's; the others are drawn for this site.
import { drawn } from './drawn.tsx';

export const FineArtsIcon = drawn(
  'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a.5 .5 0 1 0 1 0 .5 .5 0 1 0-1 0M17 10.5a.5 .5 0 1 0 1 0 .5 .5 0 1 0-1 0M6 12.5a.5 .5 0 1 0 1 0 .5 .5 0 1 0-1 0M8 7.5a.5 .5 0 1 0 1 0 .5 .5 0 1 0-1 0',
);

/** A runner. */
export const AthleticsIcon = drawn(
  'M14 4a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M6 10.8 9.3 8h4.4L11 13.5l3.6 2.8L13 22M13.7 8l2.3 3.4h3.5M10 16l-1.3 2H4',
);

/** A cricket bat and a ball. */
export const SportsIcon = drawn(
  'm12.6 7 4.4 4.4-7.5 7.5a1.5 1.5 0 0 1-2.1 0l-2.3-2.3a1.5 1.5 0 0 1 0-2.1zM14.8 9.2 21 3M16 18.8a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0',
);

/** A quiet niche with a book. */
export const ResourceRoomIcon = drawn(
  'M4 22V11.6a3.3 3.3 0 0 1 2.2-3.1 3 3 0 0 1 2.8-3C9.5 4 11.3 3.5 12 2c.7 1.5 2.5 2 3 3.5a3 3 0 0 1 2.8 3 3.3 3.3 0 0 1 2.2 3.1V22M12 13.8v6c-1-.9-2.4-1.3-4.2-1.3v-5.7c1.8 0 3.2.3 4.2 1 1-.7 2.4-1 4.2-1v5.7c-1.8 0-3.2.4-4.2 1.3',
);

export const DiningHallIcon = drawn(
  'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
);

export const SummerCampIcon = drawn(
  'M2 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14 5l3-3 3 3M14 10l3-3 3 3M17 14V2M17 14H7l-5 8h20ZM8 14v8M9 14l5 8',
);

/** The school's own mark: a marigold in the gate. */
export const AboutIcon = drawn(
  'M4 21V11.6a3.3 3.3 0 0 1 2.2-3.1 3 3 0 0 1 2.8-3C9.5 4 11.3 3.5 12 2c.7 1.5 2.5 2 3 3.5a3 3 0 0 1 2.8 3 3.3 3.3 0 0 1 2.2 3.1V21M2 21h20M7.2 21a1.6 1.6 0 0 1 .9-2.8 1.6 1.6 0 0 1 2.4-1.8 1.6 1.6 0 0 1 3 0 1.6 1.6 0 0 1 2.4 1.8 1.6 1.6 0 0 1 .9 2.8',
);

/** Three heads: Chairman, Director, Principal. */
export const ManagementIcon = drawn(
  'M8.8 7.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M6.5 20v-1.5a5.5 5.5 0 0 1 11 0V20M5.7 7.2a2.2 2.2 0 0 0-.3 4.3M2 18.5v-1a3.8 3.8 0 0 1 2.5-3.5M18.3 7.2a2.2 2.2 0 0 1 .3 4.3M22 18.5v-1a3.8 3.8 0 0 0-2.5-3.5',
);

/** The main building under its dome. */
export const FacilitiesIcon = drawn(
  'M2 21h20M4 21V11h16v10M7.8 11c0-4.6 3.8-5 4.2-8.5.4 3.5 4.2 3.9 4.2 8.5M10 21v-4a2 2 0 0 1 4 0v4M7 17v-3M17 17v-3',
);

/** A marigold in leaf. */
export const EnrichmentIcon = drawn(
  'M16.2 9.2a1.9 1.9 0 0 1-2.5 2.5 1.9 1.9 0 0 1-3.4 0 1.9 1.9 0 0 1-2.5-2.5 1.9 1.9 0 0 1 0-3.4 1.9 1.9 0 0 1 2.5-2.5 1.9 1.9 0 0 1 3.4 0 1.9 1.9 0 0 1 2.5 2.5 1.9 1.9 0 0 1 0 3.4M10.5 7.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12 12.8V22M12 21c-3.5 0-5.6-1.5-6-4.5 3 0 5.3 1.3 6 4.5M12 19c.5-2.6 2.5-4 5.5-4-.2 2.6-2 4-5.5 4',
);
