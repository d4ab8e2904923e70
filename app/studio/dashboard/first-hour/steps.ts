/** In the recommended order. */
export const firstHourSteps = [
  'contact',
  'look',
  'pictures',
  'news',
  'admission',
  'registration',
  'administrators',
  'enquiry',
] as const;

export type FirstHourStep = (typeof firstHourSteps)[number];

/** A single picture cannot rotate. */
export const FEWEST_PICTURES = 2;
