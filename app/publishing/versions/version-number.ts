/** A larger number does not come from a form of ours. */
const MAX_VERSIONS = 1_000_000;

export const isVersion = (number: number) => Number.isInteger(number) && number > 0 && number <= MAX_VERSIONS;
