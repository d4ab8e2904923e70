import { useId, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { DOCUMENT_SCHEME } from '#app/core/text/rich/rich-text.ts';
import { useItemFiles } from '#app/studio/content/form/pick/item-files.ts';
import { Dialog } from '#app/studio/kit/dialog.tsx';
import { Field, FieldGroup } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { AddressPanel } from './address-panel.tsx';
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
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const { add, pool, fieldFor } = useItemFiles();
  const [initial] = useState(() => ({
    href: String(editor.getAttributes('link')['href'] ?? ''),
    asksWords: needsWords(editor),
  }));
  const isAddress = initial.href !== '' && !initial.href.startsWith(DOCUMENT_SCHEME);
  const [kind, setKind] = useState<Kind>(isAddress ? 'address' : 'pages');
  const [linkText, setLinkText] = useState('');

  const put = (href: string, name: string) => {
    setOpen(false);
    putLink(editor, { href, words: linkText.trim() || name });
  };
  const choose = ({ href, title, paper }: Offer) => {
    if (paper && !pool.some(({ mediaId }) => mediaId === paper.mediaId))
      add({ mediaId: paper.mediaId, path: paper.path, kind: paper.kind, alt: paper.alt });
    put(href, title);
  };
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={() => {
        onClose();
        editor.commands.focus();
      }}
    >
      <div className={layout.stack} onInput={(event) => event.stopPropagation()}>
        {initial.asksWords && (
          <Field id={`${id}-words`} label={words.words} hint={words.wordsHelp}>
            <Input
              id={`${id}-words`}
              aria-describedby={`${id}-words-hint`}
              value={linkText}
              maxLength={300}
              onChange={({ target }) => setLinkText(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </Field>
        )}
        <FieldGroup id={`${id}-kinds`} label={words.kind}>
          <div className={layout.line}>
            {KINDS.map((one) => (
              <Toggle
                key={one}
                kind="radio"
                name={`${id}-kind`}
                checked={kind === one}
                onChange={() => setKind(one)}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              >
                {words.kinds[one]}
              </Toggle>
            ))}
          </div>
        </FieldGroup>
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
      </div>
    </Dialog>
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
