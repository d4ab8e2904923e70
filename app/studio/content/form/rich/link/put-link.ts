import type { Editor } from '@tiptap/react';

/** Whether the link needs words: nothing is chosen in the text, and no link stands there. */
export const needsWords = (editor: Editor): boolean =>
  editor.state.selection.empty && !editor.isActive('link');

export function putLink(editor: Editor, { href, words }: { href: string; words: string }): void {
  const chain = editor.chain().focus();
  const before = editor.state.selection.$from.nodeBefore?.text ?? ' ';
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else
    chain
      .insertContent([
        ...(/\s$/.test(before) ? [] : [{ type: 'text', text: ' ' }]),
        { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
        // What is written behind it is no link any more.
        { type: 'text', text: ' ' },
      ])
      .run();
}
