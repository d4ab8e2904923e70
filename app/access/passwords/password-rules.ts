/**
 * Separate from the input schemas, because forms in the browser use these too, and the schemas would add all
 * of zod.
 */
export const passwordRules = { shortest: 10, longest: 128 };
