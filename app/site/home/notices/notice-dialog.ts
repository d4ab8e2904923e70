import type { Enhancement } from '#app/islands/hydrate.ts';

/** Opens the dialog that `notice-dialog-view.tsx` rendered, unless this visitor has closed it before. */
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
    // For browsers without `closedby`: a click outside its content is on the dialog itself.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener('close', () => {
      rememberClosed(version);
      dialog.remove();
      // Not before it is removed from the page: until then the focus is still in it.
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

/**
 * Replaces the content of the dialog's slots. The slots stay, so that the focus stays and the change is
 * announced.
 */
function show(dialog: HTMLElement, notice: Element): void {
  for (const slot of dialog.querySelectorAll<HTMLElement>('[data-place]')) {
    const next = notice.querySelector<HTMLElement>(`[data-place="${slot.dataset.place}"]`);
    if (!next || slot.isEqualNode(next)) continue;
    // As a copy that belongs to the page: pictures in a template do not load.
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
    // Without storage it is shown again, which is better than never.
  }
}

/**
 * The next Tab starts at the top of the page, as if it had just been opened. A dialog that opened by itself has no
 * element to return the focus to: the browser would continue from the dialog's position, far down the page.
 */
function startAtTop(): void {
  const { body } = document;
  if (document.activeElement !== body) return;
  // Only a focusable element can be the starting point; afterwards it need not be focusable.
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
