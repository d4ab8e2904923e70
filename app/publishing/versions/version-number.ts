/** Nobody changes anything so often; a number beyond it is none that a page of ours has written. */
const MAX_VERSIONS = 1_000_000;

export const isVersion = (number: number) => Number.isInteger(number) && number > 0 && number <= MAX_VERSIONS;
