import type { EditorOptions } from '@tiptap/react';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { richFromMessage } from '#app/core/text/rich/message.ts';
import { treeOf } from './dom-tree.ts';
import { fromPasted } from './pasted.ts';

type PasteProps = Required<Pick<EditorOptions['editorProps'], 'handlePaste' | 'transformPastedHTML'>>;

/** What is pasted, as we keep it; what was copied out of such an editor is that already. */
export const pasteProps = (onRowsLeftOut: (count: number) => void): PasteProps => ({
  transformPastedHTML: (html) => {
    if (html.includes('data-pm-slice')) return html;
    const pasted = fromPasted(treeOf(html), window.location.origin);
    onRowsLeftOut(pasted.rowsLeftOut);
    return pasted.html;
  },
  handlePaste: (view, { clipboardData }) => {
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!text || clipboardData?.getData('text/html')) return false;
    // An address over words becomes their link.
    if (!view.state.selection.empty && hrefFor(text) !== undefined) return false;
    return view.pasteHTML(richFromMessage(text));
  },
});
