import { createElement, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { keepRoomForKeyboard } from './keyboard-room.ts';
import { patiently } from './retrying-fetch.ts';

window.fetch = patiently(window.fetch.bind(window));
keepRoomForKeyboard();

/**
 * Imported by the studio's own route modules and by nothing else, so that no public page pays for it. React Router
 * hands over what the page was made of once all its modules are here: that is after this one.
 */
setTimeout(async () => {
  const { hydrateRoot } = await import('react-dom/client');
  startTransition(() => void hydrateRoot(document, createElement(HydratedRouter)));
});
