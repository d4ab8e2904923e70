import { useEffect, useId, useRef, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { DOCUMENT_SCHEME } from '#app/core/text/rich/rich-text.ts';
import { useItemFiles } from '#app/studio/content/form/pick/item-files.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { CloseIcon } from '#app/ui/icons/interface.ts';
import { AddressPanel } from './address-panel.tsx';
import styles from './link-dialog.module.css';
import { SearchPanel } from './search-panel.tsx';
import type { Offer, Searched } from './use-links.ts';

type Kind = Searched | 'address';
const KINDS: Kind[] = ['pages', 'items', 'papers', 'address'];

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/**
 * Links to one of our pages, an item, a document or an address. It is inside a form, but its inputs are not
 * part of that form.
 */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useStudioWords().content.link;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { add, pool, fieldFor } = useItemFiles();
  const [initial] = useState(() => ({
    href: String(editor.getAttributes('link')['href'] ?? ''),
    asksWords: needsWords(editor),
  }));
  const isAddress = initial.href !== '' && !initial.href.startsWith(DOCUMENT_SCHEME);
  const [kind, setKind] = useState<Kind>(isAddress ? 'address' : 'pages');
  const [linkText, setLinkText] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  const put = (href: string, name: string) => {
    dialog.current?.close();
    putLink(editor, { href, words: linkText.trim() || name });
  };
  const choose = ({ href, title, paper }: Offer) => {
    if (paper && !pool.some(({ mediaId }) => mediaId === paper.mediaId))
      add({ mediaId: paper.mediaId, path: paper.path, kind: paper.kind, alt: paper.alt });
    put(href, title);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
      onInput={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      {initial.asksWords && (
        <div className="field">
          <label htmlFor={`${id}-words`}>{words.words}</label>
          <span className="field__hint" id={`${id}-words-hint`}>
            {words.wordsHelp}
          </span>
          <input
            id={`${id}-words`}
            aria-describedby={`${id}-words-hint`}
            value={linkText}
            maxLength={300}
            onChange={({ target }) => setLinkText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      <fieldset className={styles.kinds}>
        <legend>{words.kind}</legend>
        <div>
          {KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === one}
                onChange={() => setKind(one)}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
              {words.kinds[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'address' ? (
        <AddressPanel
          id={id}
          initialHref={isAddress ? initial.href : ''}
          onPut={(href, typed) => put(href, typed)}
        />
      ) : (
        <SearchPanel
          key={kind}
          id={id}
          of={kind}
          papers={{ attached: pool.map(({ mediaId }) => mediaId), slot: fieldFor('document') }}
          onChoose={choose}
        />
      )}
    </dialog>
  );
}

/** Whether the link needs a text: nothing is selected, and the caret is not in a link. */
const needsWords = (editor: Editor): boolean => editor.state.selection.empty && !editor.isActive('link');

function putLink(editor: Editor, { href, words }: { href: string; words: string }): void {
  const chain = editor.chain().focus();
  const before = editor.state.selection.$from.nodeBefore?.text ?? ' ';
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else
    chain
      .insertContent([
        ...(/\s$/.test(before) ? [] : [{ type: 'text', text: ' ' }]),
        { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
        // Text typed behind it is not part of the link.
        { type: 'text', text: ' ' },
      ])
      .run();
}
