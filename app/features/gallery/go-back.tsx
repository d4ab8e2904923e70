import { type MouseEvent, useSyncExternalStore } from 'react';
import { pages } from '#app/addresses.ts';
import { defineIsland } from '#app/islands/island.tsx';
import { ArrowLeftIcon } from '#app/ui/icons/interface.ts';
import styles from './album-page.module.css';

/** Under which the visit remembers the list that an album was last opened from. */
const REMEMBERED = 'gallery-list';

/**
 * Leads to the gallery; awake, to the very list the visitor came from, filters, page and all. Where that list
 * is the step before, it goes back to it, so that it stands where it was left.
 */
function GoBack({ label }: { label: string }) {
  const list = useSyncExternalStore(noChanges, findList, () => pages.gallery.path);

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (previousAddress() !== new URL(list, window.location.href).href) return;
    event.preventDefault();
    window.history.back();
  }

  return (
    <a className={styles.back} href={list} onClick={goBack}>
      <ArrowLeftIcon />
      {label}
    </a>
  );
}

const noChanges = () => () => undefined;

function findList(): string {
  const from = URL.parse(document.referrer);
  const isList = from?.origin === window.location.origin && from.pathname === pages.gallery.path;
  try {
    if (isList) window.sessionStorage.setItem(REMEMBERED, from.pathname + from.search);
    return window.sessionStorage.getItem(REMEMBERED) ?? pages.gallery.path;
  } catch {
    // Where nothing may be stored, the step before is all there is to go by.
    return isList ? from.pathname + from.search : pages.gallery.path;
  }
}

/** Not every browser tells; the link then simply leads there. */
function previousAddress(): string | null | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = navigation;
  return currentEntry && navigation.entries()[currentEntry.index - 1]?.url;
}

export const goBack = defineIsland('go-back', GoBack);
