import type { Enhancement } from '#app/islands/hydrate.ts';

/** Opens what `notice-dialog-view.tsx` has written, unless this visitor has closed it before. */
export const noticeDialog: Enhancement = {
  enhance(element) {
    const { version = '' } = element.dataset;
    const written = element.querySelector('template')?.content;
    const asWritten = written?.querySelector('dialog');
    if (!written || !asWritten || hasClosed(version)) return;
    const dialog = document.importNode(asWritten, true);
    element.append(dialog);
    letTurn(dialog, [...written.querySelectorAll('[data-notice]')]);
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    // For browsers without `closedby`: what is pressed is the dialog itself only where nothing of it lies.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener('close', () => {
      rememberClosed(version);
      dialog.remove();
      // Not before it is out of the page: until then the focus is still in it.
      startAtTop();
    });
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  },
};

function letTurn(dialog: HTMLElement, notices: Element[]): void {
  let shown = 0;
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => {
      shown = (shown + Number(button.dataset.turn) + notices.length) % notices.length;
      show(dialog, notices[shown]!);
    });
}

/** Fills the dialog's places anew. They themselves stay, so that the focus does and a change is read out. */
function show(dialog: HTMLElement, notice: Element): void {
  for (const slot of dialog.querySelectorAll<HTMLElement>('[data-place]')) {
    const next = notice.querySelector<HTMLElement>(`[data-place="${slot.dataset.place}"]`);
    if (!next || slot.isEqualNode(next)) continue;
    // As a copy that belongs to the page: what is in a template loads no picture.
    slot.replaceChildren(...document.importNode(next, true).childNodes);
    if (next.lang) slot.lang = next.lang;
    else slot.removeAttribute('lang');
  }
}

const KEY = 'closed-notices';

/** Whether this visitor has closed the dialog with exactly these notifications. */
function hasClosed(version: string): boolean {
  try {
    return localStorage.getItem(KEY) === version;
  } catch {
    return false;
  }
}

function rememberClosed(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // A browser that keeps nothing will show it again: better than never.
  }
}

/**
 * The next Tab starts at the top of the page, as if it had just been opened. A dialog that opened by itself
 * gives the focus back to nobody: the browser would go on from where the dialog stood, far down the page.
 */
function startAtTop(): void {
  const { body } = document;
  if (document.activeElement !== body) return;
  // Only what can have the focus can be where it goes on from; once it is, it need not have it.
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
