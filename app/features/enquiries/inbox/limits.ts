export const maxNote = 2000;

/** After this time a family has waited too long. */
export const LATE_MINUTES = 24 * 60;
