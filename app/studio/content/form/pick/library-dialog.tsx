import { type KeyboardEvent, useId, useRef } from 'react';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Drawer } from '#app/studio/kit/drawer.tsx';
import { Field, Hint } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import { Skeleton } from '#app/studio/kit/skeleton.tsx';
import { Tile, Tiles } from '#app/studio/kit/tiles.tsx';
import type { OfferedFile } from '#app/studio/library/choice-page.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useLibrary } from './use-library.ts';

interface LibraryDialogProps {
  kind: StoredFile['kind'];
  onChoose: (file: OfferedFile) => void;
  onClose: () => void;
}

/**
 * Chooses one of the library's pictures or documents. It is inside a form, but its inputs are not part of
 * that form.
 */
export function LibraryDialog({ kind, onChoose, onClose }: LibraryDialogProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.choose;
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const { found, state, searchFor, more } = useLibrary(kind);

  const find = () => searchFor(search.current?.value.trim() ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  const messages = {
    looking: words.looking,
    failed: words.failed,
    shown: words.shown[kind](found.files.length),
    none: found.q ? words.none : words.empty,
  };

  return (
    <Drawer title={words.title[kind]} close={words.close} onClose={onClose}>
      <div role="search">
        <Field id={id} label={words.search}>
          <Input
            ref={search}
            id={id}
            type="search"
            maxLength={100}
            onKeyDown={onKeyDown}
            end={
              <Button
                type="button"
                kind="quiet"
                icon={<Icon name="search" />}
                aria-label={words.find}
                onClick={find}
              />
            }
          />
        </Field>
      </div>
      <p role="status">{messages[state]}</p>
      {state === 'looking' && found.files.length === 0 && <Skeleton count={9} />}
      <Tiles as="small">
        {found.files.map((file, index) => (
          <Tile
            key={file.mediaId}
            index={index}
            picture={kind === 'image' ? file : undefined}
            inside={kind === 'image' ? undefined : <Icon name="file" />}
            wraps
            text={<span lang={languageOf(file.alt || file.called)}>{file.alt || file.called}</span>}
            onPress={({ currentTarget }) => {
              currentTarget.closest('dialog')?.close();
              onChoose(file);
            }}
          />
        ))}
      </Tiles>
      {found.next && (
        <p>
          <Button type="button" disabled={state === 'looking'} onClick={more}>
            {words.more}
          </Button>
        </p>
      )}
      {kind === 'image' && <Hint>{words.consent}</Hint>}
    </Drawer>
  );
}
