import { CONTROLS } from '#app/studio/form/footer/go-to-field.ts';

/** Scrolls to an opened section, with its name at the top, and focuses its first field. */
export function goToSection(id: string): void {
  goToOpener(id);
  const form = document.getElementById(`section-${id}`);
  form?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

/** Scrolls to a section, with its name at the top, and focuses it. */
export function goToOpener(id: string): void {
  const opener = document.getElementById(`opener-${id}`);
  opener?.focus({ preventScroll: true });
  opener?.scrollIntoView({ block: 'start' });
}
