import { CONTROLS } from '#app/studio/form/footer/go-to-field.ts';

/** Brings an opened section into sight, its name at the top, and puts the caret into its first field. */
export function goToSection(id: string): void {
  goToOpener(id);
  const form = document.getElementById(`section-${id}`);
  form?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

/** Brings a section into sight, its name at the top and with the focus. */
export function goToOpener(id: string): void {
  const opener = document.querySelector<HTMLElement>(`[aria-controls="section-${CSS.escape(id)}"]`);
  opener?.focus({ preventScroll: true });
  opener?.scrollIntoView({ block: 'start' });
}
