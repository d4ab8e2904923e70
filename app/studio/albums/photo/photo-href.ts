/** The page of one photo; `write` puts the caret where its words go. */
export const photoHref = (mediaId: string, { write = false } = {}) =>
  `?photo=${mediaId}${write ? '&write=' : ''}`;
