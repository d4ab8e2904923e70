/**
 * Below this even the clearest part of a photo has no clear edge. The demo school's 43 pictures lie at 77 and above;
 * blurred by 0.4 % of their width nine in ten of them lie below it, by 0.8 % all lie below 12.
 */
const LEAST_SHARPNESS = 50;

/** A hint for whoever chooses the photos, never a reason to refuse one. */
export const looksBlurred = (sharpness: number | null): boolean =>
  sharpness !== null && sharpness < LEAST_SHARPNESS;
