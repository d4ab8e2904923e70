/**
 * The next Tab starts at the top of the page, as if it had just been opened. A dialog that opened by itself
 * gives the focus back to nobody: the browser would go on from where the dialog stood, far down the page.
 */
export function startAtTop(): void {
  const { body } = document;
  if (document.activeElement !== body) return;
  // Only what can have the focus can be where it goes on from; once it is, it need not have it.
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
