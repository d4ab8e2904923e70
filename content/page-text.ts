import { documentLinksIn } from '#app/core/text/rich/rich-text.ts';
import { type SectionField, sectionKind, type SectionKind } from './section-kinds.ts';

/** A section of a page: its values by the field names of its kind, and the rows of its list. */
export interface PageSection {
  /** The anchor, in kebab-case: links to it stay valid when its heading changes. */
  id: string;
  kind: SectionKind;
  values: Partial<Record<string, string>>;
  items: Partial<Record<string, string>>[];
  /** Families do not see it; only of a kind that can be hidden. */
  hidden?: boolean;
}

export type PageLayout =
  | 'sheet'
  | 'bands'
  | 'walk'
  | 'photos'
  | 'thanks'
  | 'contact'
  | 'home'
  | 'welcome'
  /** Above a list that fills automatically. */
  | 'list';

/** A page as the office edits it, with its facts still as chips: `{phone}`. */
export interface PageText {
  layout: PageLayout;
  title: string;
  lead: string;
  /** For search engines, 110–155 characters. */
  description: string;
  /** The picture in the banner's arch. */
  banner?: string;
  /** The picture of the page's link card; without it, the banner's. */
  card?: string;
  sections: PageSection[];
}

/** The pictures and documents that a page's text mentions. */
export const filesNamed = ({
  banner,
  card,
  sections,
}: Pick<PageText, 'banner' | 'card' | 'sections'>): string[] => [
  ...new Set(
    [
      banner,
      card,
      ...sections.flatMap(({ kind, values, items }) => {
        const { fields, items: rows } = sectionKind(kind);
        return [...filesIn(fields, values), ...items.flatMap((item) => filesIn(rows?.fields ?? [], item))];
      }),
    ].filter((name): name is string => Boolean(name)),
  ),
];

/** The files in its fields, and the documents that links in its texts lead to. */
const filesIn = (fields: readonly SectionField[], values: PageSection['values']): (string | undefined)[] =>
  fields.flatMap(({ name, kind }) => {
    if (kind === 'rich' || kind === 'table') return documentLinksIn(values[name] ?? '');
    return kind === 'picture' || kind === 'paper' ? [values[name]] : [];
  });
