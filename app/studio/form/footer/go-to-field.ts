export const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/**
 * Opens the collapsed parts around a field, scrolls it into sight above the footer and focuses it; false if
 * there is none. If a field has many controls, that is the first with a problem, or the one with this text.
 */
export function goToField(name: string, holding?: string): boolean {
  const element = document.getElementById(`field-${name}`);
  if (!element) return false;
  const folded = element.closest('details');
  if (folded) folded.open = true;
  // Another part of the side panel may be open, or none.
  if (element.getClientRects().length === 0) {
    element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
    requestAnimationFrame(() => focusField(element, holding));
  } else focusField(element, holding);
  return true;
}

/** The event that asks a closed part of the page to show the field in it. */
export const REVEAL = 'reveal-field';

function focusField(element: HTMLElement, holding: string | undefined): void {
  const within = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  const wanted =
    within.find((each) => holding && 'value' in each && each.value === holding) ??
    element.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = element.matches(CONTROLS) ? element : (wanted ?? within[0] ?? element);
  control.focus({ preventScroll: true });
  // A long list would be centred as a whole.
  (wanted ?? element).scrollIntoView({ block: 'center' });
}

/** The pressed button is gone from the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
