/** The session storage key for the list that an album was last opened from. */
const REMEMBERED = 'gallery-list';

/**
 * The link leads to the gallery; this changes it to the exact list the visitor came from, with filters and
 * page. If that list is the previous history entry, it goes back to it, which keeps the scroll position.
 */
export const goBack = {
  enhance(element: HTMLElement): void {
    const link = element.querySelector('a');
    if (!link) return;
    link.href = findList(link.pathname);
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (previousAddress() !== link.href) return;
      event.preventDefault();
      window.history.back();
    });
  },
};

function findList(gallery: string): string {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  const isList = from?.origin === window.location.origin && from.pathname === gallery;
  try {
    if (isList) window.sessionStorage.setItem(REMEMBERED, from.pathname + from.search);
    const kept = window.sessionStorage.getItem(REMEMBERED);
    // A list in the other language is not the way back here.
    return kept?.split('?', 1)[0] === gallery ? kept : gallery;
  } catch {
    // Without storage only the previous history entry is known.
    return isList ? from.pathname + from.search : gallery;
  }
}

/** Not every browser supports this; then the link is a normal link. */
function previousAddress(): string | null | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = navigation;
  return currentEntry && navigation.entries()[currentEntry.index - 1]?.url;
}
