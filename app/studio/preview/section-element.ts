/** The element of a section on its page, which has the section's id on it or its heading. */
export const sectionElement = (page: Document, id: string): HTMLElement | null =>
  page.getElementById(id) ?? page.getElementById(`${id}-heading`)?.closest<HTMLElement>('section') ?? null;

/** Outlines the open section and scrolls to it, once; `page` runs no scripts of its own. */
export function markSection(page: Document, id: string | undefined, { scroll }: { scroll: boolean }): void {
  for (const marked of page.querySelectorAll<HTMLElement>('[data-open-section]')) {
    marked.removeAttribute('data-open-section');
    marked.style.outline = '';
  }
  const element = id && sectionElement(page, id);
  if (!element) return;
  element.setAttribute('data-open-section', '');
  // The page's own variable: it differs by theme and on dark sections.
  element.style.outline = '4px solid var(--ring)';
  element.style.outlineOffset = '6px';
  const view = page.defaultView;
  if (!scroll || !view) return;
  const { top, height } = element.getBoundingClientRect();
  const room = Math.max(96, (view.innerHeight - height) / 2);
  view.scrollTo({ top: view.scrollY + top - room, behavior: 'instant' });
}

/** Scrolls a page to the same place as the one before it, even if the content above has grown. */
export function scrollToSame(page: Document, before: Document): void {
  const view = page.defaultView;
  const viewBefore = before.defaultView;
  if (!view || !viewBefore) return;
  view.scrollTo({ top: viewBefore.scrollY, behavior: 'instant' });
  if (viewBefore.scrollY === 0) return;
  const topOf = (each: Element) => each.getBoundingClientRect().top;
  const nearest = [...before.querySelectorAll('main [id]')]
    .map((each) => ({ top: topOf(each), same: page.getElementById(each.id) }))
    .filter(({ same }) => same)
    .reduce<Anchor | undefined>(
      (one, other) => (one && Math.abs(one.top) <= Math.abs(other.top) ? one : other),
      undefined,
    );
  if (nearest?.same) view.scrollBy({ top: topOf(nearest.same) - nearest.top, behavior: 'instant' });
}

interface Anchor {
  top: number;
  same: HTMLElement | null;
}

/** The innermost of these sections that was pressed. */
export function sectionAt(page: Document, target: Element, ids: readonly string[]): string | undefined {
  const around = ids
    .map((id) => ({ id, element: sectionElement(page, id) }))
    .filter(({ element }) => element?.contains(target));
  return around.find(
    (one) => !around.some(({ element }) => one.element !== element && one.element!.contains(element)),
  )?.id;
}
