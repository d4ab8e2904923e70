import { createElement, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { firstLocale, languageTags, locales } from '#app/words/locales.ts';
import { loadWords } from '../words/words.ts';
import { retryingFetch } from './retrying-fetch.ts';

window.fetch = retryingFetch(window.fetch.bind(window));
keepRoomForKeyboard();

// A page restored from the back/forward cache is outdated, and may still wait for an answer that navigated
// away.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

/**
 * Imported only by the studio's own route modules, so that public pages do not load it. React Router provides
 * the hydration data once all modules are loaded, which is after this one.
 */
setTimeout(async () => {
  // The server rendered it in its language: hydration needs the same words.
  const pageLocale = locales.find((locale) => languageTags[locale] === document.documentElement.lang);
  const [{ hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    loadWords(pageLocale ?? firstLocale),
  ]);
  startTransition(() => void hydrateRoot(document, createElement(HydratedRouter)));
});

/**
 * Keeps what is at the bottom of the screen above a phone's keyboard: `--keyboard` is the height it covers.
 * On an iPhone no resize event is fired for it.
 */
function keepRoomForKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const note = () => {
    // Zooming also shrinks the visible area, without a keyboard.
    const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  seen.addEventListener('resize', note);
  seen.addEventListener('scroll', note);
}
