/** Without lone surrogates; uses `toWellFormed` if the browser has it. */
export const wellFormed = (text: string): string =>
  'toWellFormed' in String.prototype ? text.toWellFormed() : text.replace(HALF_OF_A_PAIR, '\uFFFD');

const HALF_OF_A_PAIR = /\p{Surrogate}/gu;
