/** In the order in which they are best taken. */
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

/** With one there is nothing to take turns. */
export const FEWEST_PICTURES = 2;
