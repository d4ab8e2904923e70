export const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/** Opens what it is folded into, brings it into sight above the floor and puts the caret there; false where it is not. */
export function goToField(name: string): boolean {
  const place = document.getElementById(`field-${name}`);
  if (!place) return false;
  const folded = place.closest('details');
  if (folded) folded.open = true;
  const invalid = place.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = place.matches(CONTROLS)
    ? place
    : (invalid ?? place.querySelector<HTMLElement>(CONTROLS) ?? place);
  control.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
  return true;
}

/** What was pressed has gone with what it was pressed for. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
