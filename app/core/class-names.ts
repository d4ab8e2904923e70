/** The names there are, as an element carries them. */
export const classNames = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
