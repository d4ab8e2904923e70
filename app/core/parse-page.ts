/**
 * A page of ours that a script has fetched, to take parts of it over. Without its styles: this page has them, and the
 * policy of this page, which old browsers hold against that one's, does not allow those.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');
