/** Whether the button that was pressed last is gone, or about to be, and the focus with it. */
export function isFocusLost(pressed: 'remove' | 'withdraw'): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getAttribute('value') === pressed;
}
