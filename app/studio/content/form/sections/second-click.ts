const DOUBLE_CLICK_MS = 500;

/**
 * For what closes at the first click: the second click of a double one would press whatever is in its place by then.
 * Where the browser counts it as a second click, nothing gets it.
 */
export function dropSecondClick(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Pressed down, it would take the focus away already.
  const both = ['mousedown', 'click'] as const;
  for (const event of both) window.addEventListener(event, drop, { capture: true });
  window.setTimeout(() => {
    for (const event of both) window.removeEventListener(event, drop, { capture: true });
  }, DOUBLE_CLICK_MS);
}
