/** The given names as a class attribute, without empty ones. */
export const classNames = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
