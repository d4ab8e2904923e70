import { type AnyExtension, Extension, Node } from '@tiptap/react';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';

/** Headings, bold, italic, lists, links, quotations and tables: all that the server accepts. */
export const richExtensions = (onLink: () => void, isTable = false): AnyExtension[] => [
  ...(isTable ? [Node.create({ name: 'doc', topNode: true, content: 'table' })] : []),
  StarterKit.configure({
    ...(isTable && { document: false, trailingNode: false }),
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => hrefFor(address) !== undefined,
    },
  }),
  // Without its own view and styles: the content security policy forbids inline styles.
  PlainTable.configure({ View: null }),
  TableRow,
  TableCell.extend({ content: IN_CELL }),
  TableHeader.extend({ content: IN_CELL }),
  Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  }),
];

const IN_CELL = '(paragraph | bulletList | orderedList)+';

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      // Tab leaves the last cell: it must not trap the focus in a growing table.
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});
