import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import type { Enhancement } from '#app/islands/hydrate.ts';

const TIMEOUT_MS = 10_000;

/** Replaces the zeros by the count, including this visit; if it cannot be loaded, by a message. */
export const visitorCount: Enhancement = {
  enhance(element) {
    registerVisit().then(
      (count) => showCount(element, count),
      () => showFailure(element),
    );
  },
};

function showCount(element: HTMLElement, count: number): void {
  const digits = element.querySelector('[role="img"]');
  const digitElements = [...(digits?.children ?? [])];
  const [first] = digitElements;
  if (!digits || !first) return;
  digits.setAttribute('aria-label', count.toLocaleString('en-IN'));
  const written = [...String(count).padStart(digitElements.length, '0')].map((digit) => {
    const digitElement = first.cloneNode() as Element;
    digitElement.textContent = digit;
    return digitElement;
  });
  digits.replaceChildren(...written);
}

function showFailure(element: HTMLElement): void {
  const template = element.querySelector('template');
  if (template) element.append(document.importNode(template.content, true));
}

async function registerVisit(): Promise<number> {
  const answer = await fetch('/visit', { method: 'POST', signal: timeoutSignal(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the visit was answered ${answer.status}`);
  return ((await answer.json()) as { visitor: number }).visitor;
}
