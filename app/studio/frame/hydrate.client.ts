import { createElement, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { firstLocale, languageTags, locales } from '#app/words/locales.ts';
import { loadWords } from '../words/words.ts';
import { keepRoomForKeyboard } from './keyboard-room.ts';
import { retryingFetch } from './retrying-fetch.ts';

window.fetch = retryingFetch(window.fetch.bind(window));
keepRoomForKeyboard();

// Put back as it was left, a page says what was so then, and may still wait for an answer that led away from it.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

/**
 * Imported by the studio's own route modules and by nothing else, so that no public page pays for it. React Router
 * hands over what the page was made of once all its modules are here: that is after this one.
 */
setTimeout(async () => {
  // Drawn in its language by the server: to wake up as it was, it needs the same words.
  const pageLocale = locales.find((locale) => languageTags[locale] === document.documentElement.lang);
  const [{ hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    loadWords(pageLocale ?? firstLocale),
  ]);
  startTransition(() => void hydrateRoot(document, createElement(HydratedRouter)));
});
