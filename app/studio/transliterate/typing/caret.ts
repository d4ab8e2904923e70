import { isField } from './text-target.ts';

interface Spot {
  left: number;
  top: number;
  bottom: number;
}

/** The position of the caret on the screen. */
export function caretIn(element: HTMLElement): Spot {
  if (!isField(element)) return getSelection()!.getRangeAt(0).getBoundingClientRect();
  const { left, top, bottom } = element.getBoundingClientRect();
  return element instanceof HTMLTextAreaElement ? caretInText(element) : { left, top, bottom };
}

/** The properties that affect line breaks. */
const SHAPE = [
  'borderWidth',
  'boxSizing',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'tabSize',
  'width',
] as const;

/**
 * A text area does not provide it: its text is laid out again in a block of the same shape, and measured
 * there.
 */
function caretInText(area: HTMLTextAreaElement): Spot {
  const twin = document.createElement('div');
  const shape = getComputedStyle(area);
  for (const property of SHAPE) twin.style[property] = shape[property];
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const caret = document.createElement('span');
  caret.textContent = '\u200b';
  twin.append(area.value.slice(0, area.selectionEnd), caret);
  document.body.append(twin);
  const from = twin.getBoundingClientRect();
  const at = caret.getBoundingClientRect();
  twin.remove();
  const { left, top } = area.getBoundingClientRect();
  const down = top - from.top - area.scrollTop;
  return { left: left + at.left - from.left, top: at.top + down, bottom: at.bottom + down };
}
