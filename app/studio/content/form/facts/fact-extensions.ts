import { type AnyExtension, Extension, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { Chip } from './fact-chip.ts';
import { FACT } from './fact-document.ts';

interface Options {
  isSingleLine: boolean;
  /** The chip of a mention; undefined for anything else. */
  chipFor: (written: string) => Chip | undefined;
  /** The classes of a chip, by their names in its style sheet. */
  styles: Readonly<Record<string, string>>;
}

/** Lines of text, chips, and undo: nothing else. */
export const factExtensions = ({ isSingleLine, chipFor, styles }: Options): AnyExtension[] => [
  StarterKit.configure({
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    document: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Node.create({ name: 'doc', topNode: true, content: isSingleLine ? 'paragraph' : 'paragraph+' }),
  chips(chipFor, styles),
  newLines(isSingleLine),
];

/** Atomic: the caret skips it, and Backspace deletes it as a whole. */
export const chips = (chipFor: Options['chipFor'], styles: Options['styles']) =>
  Node.create({
    name: FACT,
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    addAttributes: () => ({
      written: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset['fact'],
        renderHTML: ({ written }: Record<string, string>) => ({ 'data-fact': written }),
      },
    }),
    parseHTML: () => [
      {
        tag: 'span[data-fact]',
        getAttrs: (element) => (chipFor(element.dataset['fact'] ?? '') ? null : false),
      },
    ],
    renderText: ({ node }) => {
      const chip = chipFor(String(node.attrs['written']));
      return chip?.variant === 'live' ? chip.text : '';
    },
    renderHTML: ({ node, HTMLAttributes }) => {
      const { variant, text, beside, heard, title, lang } = chipFor(String(node.attrs['written']))!;
      return [
        'span',
        {
          ...HTMLAttributes,
          class: `${styles['chip']} ${styles[variant]}`,
          title,
          // An accessible name, because browsers let the caret into visually hidden text.
          role: 'img',
          'aria-label': heard,
          'data-beside': beside,
        },
        ['b', lang ? { lang } : {}, text],
      ];
    },
  });

/** None in a single line; elsewhere all kinds of line break are the same. */
const newLines = (isSingleLine: boolean) =>
  Extension.create({
    name: 'newLines',
    addKeyboardShortcuts() {
      const press = () => isSingleLine || this.editor.commands.splitBlock();
      return { Enter: press, 'Shift-Enter': press, 'Mod-Enter': press };
    },
  });
