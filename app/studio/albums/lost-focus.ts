import { isFocusLost } from '../form/footer/go-to-field.ts';

/** Whether the button pressed last is gone or about to go, and the focus with it. */
export const goesWithFocus = (pressed: 'remove' | 'withdraw'): boolean =>
  isFocusLost() || document.activeElement?.getAttribute('value') === pressed;
