import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { LinkButton } from '../kit/button.tsx';
import { frameStyles } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { useStudioWords } from '../words/words.ts';

/** In the frame of every page: a field on wide screens, a link to one on phones. One key opens either. */
export function SearchButton() {
  const words = useStudioWords().searchAll;
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (field.current?.getClientRects().length) field.current.select();
      else void navigate(studioHref('search'));
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate]);
  return (
    <>
      <Form
        action={studioHref('search')}
        role="search"
        aria-label={words.title}
        className={frameStyles.search}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={words.field}
          placeholder={words.title}
          maxLength={100}
          aria-keyshortcuts="/ Control+K"
        />
        <kbd aria-hidden="true">/</kbd>
      </Form>
      <LinkButton
        kind="quiet"
        icon={<Icon name="search" />}
        className={`${frameStyles.find} ${layout.onlyPhone}`}
        to={studioHref('search')}
        aria-label={words.title}
      />
    </>
  );
}

const EDITOR = '[contenteditable]:not([contenteditable="false"])';

/** Ctrl and K except in rich text, where they make a link; a slash except while typing. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isIn = (fields: string) => Boolean((target as HTMLElement).closest?.(fields));
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' && !isIn(EDITOR);
  return key === '/' && !altKey && !isIn(`input, textarea, select, ${EDITOR}`);
}
