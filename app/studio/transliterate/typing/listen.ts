import { offer } from '../reading/offer.ts';
import { Composer, type Suggested } from './composer.ts';
import { textTargetIn, hindiFieldAt } from './text-target.ts';

export interface Offered extends Suggested {
  field: HTMLElement;
  choose(at: number): void;
}

type Listeners = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** Attributes that prevent a phone from correcting the input to English words. */
const UNCORRECTED = { autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' };

/** Pasting, dropping and undoing are not typing. */
const TYPING = new Set(['insertText', 'insertCompositionText', 'insertLineBreak', 'deleteContentBackward']);

/** Listens to typing anywhere on the page until it is stopped. */
export function listen(show: (offered: Offered | undefined) => void): () => void {
  let field: HTMLElement | undefined;
  let composer: Composer | undefined;
  let isTurning = false;

  function writeIn(next: HTMLElement | undefined): void {
    if (next === field) return;
    composer?.hide();
    field = next;
    composer = next && composerIn(next);
  }

  function composerIn(element: HTMLElement): Composer {
    for (const [name, value] of Object.entries(UNCORRECTED)) element.setAttribute(name, value);
    const textTarget = textTargetIn(element);
    const wrapped = {
      before: textTarget.before,
      replace(letters: number, text: string) {
        isTurning = true;
        textTarget.replace(letters, text);
        isTurning = false;
      },
    };
    const own: Composer = new Composer(wrapped, offer, (suggested) =>
      show(suggested && { ...suggested, field: element, choose: (at) => own.choose(at) }),
    );
    return own;
  }

  const taken = (event: Event, isTaken: boolean | undefined) => {
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const keys: Record<string, () => boolean | void> = {
    Escape: () => composer!.keepLatin(),
    ArrowDown: () => composer!.move(1),
    ArrowUp: () => composer!.move(-1),
    Enter: () => composer!.takeChosen() || composer!.end(),
    Tab: () => composer!.end(),
  };

  const listeners: Listeners = {
    focusin: ({ target }) => writeIn(hindiFieldAt(target)),
    focusout: () => composer?.hide(),
    pointerdown: ({ target }) => {
      // While the caret is still at the word.
      if (!(target as Element).closest('[data-hindi-words]')) composer?.end();
    },
    selectionchange: () => {
      if (!isTurning) composer?.moved();
    },
    keydown: (event) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (composer) taken(event, keys[event.key]?.() === true);
    },
    beforeinput: (event) => {
      if (isTurning || event.isComposing || !event.cancelable) return;
      if (event.inputType === 'deleteContentBackward') taken(event, composer?.turnBack());
      if (event.inputType === 'insertText' && /^[1-9]$/.test(event.data ?? ''))
        taken(event, composer?.choose(Number(event.data) - 1));
    },
    input: (event) => {
      const { inputType, isComposing } = event as InputEvent;
      if (isTurning) return;
      writeIn(hindiFieldAt(event.target));
      if (TYPING.has(inputType)) composer?.typed(isComposing);
      else composer?.hide();
    },
    compositionend: () => composer?.typed(),
  };

  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener, { capture: true });
  writeIn(hindiFieldAt(document.activeElement));
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      document.removeEventListener(name, listener as EventListener, { capture: true });
    writeIn(undefined);
  };
}
