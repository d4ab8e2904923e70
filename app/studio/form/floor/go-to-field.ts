export const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/**
 * Opens what it is folded into, brings it into sight above the floor and puts the caret there; false where it is not.
 * Where a field is many controls, that is the first one with a problem, or the one that holds this text.
 */
export function goToField(name: string, holding?: string): boolean {
  const place = document.getElementById(`field-${name}`);
  if (!place) return false;
  const folded = place.closest('details');
  if (folded) folded.open = true;
  const within = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  const wanted =
    within.find((each) => holding && 'value' in each && each.value === holding) ??
    place.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = place.matches(CONTROLS) ? place : (wanted ?? within[0] ?? place);
  control.focus({ preventScroll: true });
  // All of a long list would be in sight by its middle.
  (wanted ?? place).scrollIntoView({ block: 'center' });
  return true;
}

/** What was pressed has gone with what it was pressed for. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
