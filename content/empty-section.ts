import type { PageSection } from './page-text.ts';
import { type SectionField, sectionKind } from './section-kinds.ts';

/** Filled from the profile, whatever is typed in them. */
const SHOWN_BY_THEMSELVES: PageSection['kind'][] = ['ages', 'ways'];

/** A section that was added and not filled in: families would see a gap. */
export function isEmptySection({ kind, values, items }: PageSection): boolean {
  const { group, fields, items: rows } = sectionKind(kind);
  if (group === 'fixed' || group === 'menu' || SHOWN_BY_THEMSELVES.includes(kind)) return false;
  return (
    isNothing(fields, values) &&
    !values['below'] &&
    items.every((item) => rows === undefined || isNothing(rows.fields, item))
  );
}

/** Layout options are not content. */
const isNothing = (fields: readonly SectionField[], values: PageSection['values']): boolean =>
  fields.every(({ name, kind }) => kind === 'choice' || !values[name]?.trim());
