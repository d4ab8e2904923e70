/**
 * What lies at the bottom of the screen stays above the keyboard of a telephone: `--keyboard` is how much of the page
 * it covers. On an iPhone it covers the page without the page being told otherwise.
 */
export function keepRoomForKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const note = () => {
    // Whoever has zoomed in sees less of the page without a keyboard, too.
    const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  seen.addEventListener('resize', note);
  seen.addEventListener('scroll', note);
}
