/**
 * Parses a page of ours that a script has fetched, to insert parts of it. Without its styles: this page has
 * them already, and in old browsers its policy would block them.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(/<style>.*?<\/style>/gs, ''), 'text/html');
