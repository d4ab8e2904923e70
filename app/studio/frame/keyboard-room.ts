/**
 * Keeps what is at the bottom of the screen above a phone's keyboard: `--keyboard` is the height it covers.
 * On an iPhone no resize event is fired for it.
 */
export function keepRoomForKeyboard(): void {
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
