/** The text with unbreakable times of day: no line break between “2:00” and “PM”, or “2” and “बजे”. */
export const keepTimesTogether = (text: string): string =>
  text.replaceAll(/(\d) (?=[ap]\.?m\b|बजे)/gi, '$1\u00a0');
