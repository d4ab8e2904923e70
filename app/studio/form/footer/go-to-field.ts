export const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/**
 * Opens what it is folded into, brings it into sight above the footer and puts the caret there; false where it is not.
 * Where a field is many controls, that is the first one with a problem, or the one that holds this text.
 */
export function goToField(name: string, holding?: string): boolean {
  const element = document.getElementById(`field-${name}`);
  if (!element) return false;
  const folded = element.closest('details');
  if (folded) folded.open = true;
  const within = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  const wanted =
    within.find((each) => holding && 'value' in each && each.value === holding) ??
    element.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = element.matches(CONTROLS) ? element : (wanted ?? within[0] ?? element);
  control.focus({ preventScroll: true });
  // All of a long list would be in sight by its middle.
  (wanted ?? element).scrollIntoView({ block: 'center' });
  return true;
}

/** What was pressed has gone with what it was pressed for. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
