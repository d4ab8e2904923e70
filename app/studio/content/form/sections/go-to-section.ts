import { CONTROLS } from '#app/studio/form/footer/go-to-field.ts';

/** Brings an opened section into sight, its name at the top, and puts the caret into its first field. */
export function goToSection(id: string): void {
  const form = document.getElementById(`section-${id}`);
  const opener = document.querySelector<HTMLElement>(`[aria-controls="section-${CSS.escape(id)}"]`);
  const field = form?.querySelector<HTMLElement>(CONTROLS) ?? opener;
  field?.focus({ preventScroll: true });
  opener?.scrollIntoView({ block: 'start' });
}
