import type { TextTarget } from './composer.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields for addresses and numbers have other types; they are not converted. */
const FIELDS =
  'textarea:not([inputmode]), input:not([type]):not([inputmode]), input[type="text"]:not([inputmode]), [contenteditable="true"]';

/** A field for Hindi: a text field that has `data-hindi`, or is inside an element that has it. */
export function hindiFieldAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.closest('[data-hindi]')) return undefined;
  return target.closest<HTMLElement>(FIELDS) ?? undefined;
}

export const textTargetIn = (element: HTMLElement): TextTarget =>
  isField(element) ? inField(element) : inEditor(element);

export const isField = (element: HTMLElement): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const inField = (field: Field): TextTarget => ({
  before() {
    const { selectionStart: start, selectionEnd: end, readOnly } = field;
    return readOnly || start === null || start !== end ? undefined : field.value.slice(0, start);
  },
  replace(letters, text) {
    const end = field.selectionEnd ?? 0;
    field.setSelectionRange(end - letters, end);
    if (insert(text)) return;
    field.setRangeText(text, end - letters, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  },
});

const inEditor = (editor: HTMLElement): TextTarget => ({
  before() {
    const { focusNode, focusOffset, isCollapsed } = getSelection()!;
    if (!isCollapsed || !(focusNode instanceof Text) || !editor.contains(focusNode)) return undefined;
    return focusNode.data.slice(0, focusOffset);
  },
  replace(letters, text) {
    const selection = getSelection()!;
    const { focusNode, focusOffset } = selection;
    selection.setBaseAndExtent(focusNode!, focusOffset - letters, focusNode!, focusOffset);
    insert(text);
  },
});

/** Like typing: only this can be undone with the keyboard, and is noticed by editors. */
const insert = (text: string) => document.execCommand('insertText', false, text);
