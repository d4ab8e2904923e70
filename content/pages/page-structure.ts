import type { PageLayout } from '../page-text.ts';
import type { SectionKind } from '../section-kinds.ts';

/** Marks a value that each language writes. */
export const TEXT = true;

type Values = Readonly<Record<string, string | typeof TEXT>>;

export interface SectionStructure {
  id: string;
  kind: SectionKind;
  values?: Values;
  items?: readonly Values[];
}

/**
 * The sample school's pages, and those a new school starts with, without claims that a school would have to
 * check.
 */
export type PageSet = 'sample' | 'starter';

/** A section that another page has as well, with the same texts. */
interface SharedSection {
  set: PageSet;
  page: string;
  id: string;
}

/** All of a page but its texts. Title, lead and description are texts unless they are empty here. */
export interface PageStructure {
  layout: PageLayout;
  title?: '';
  lead?: '';
  description?: '';
  banner?: string;
  card?: string;
  sections: readonly (SectionStructure | SharedSection)[];
}

/** Without `starter`, a new school starts with the sample school's page, without its pictures. */
export interface PageStructures {
  sample: PageStructure;
  starter?: PageStructure;
}

export const sameAs = (set: PageSet, page: string, id: string): SharedSection => ({ set, page, id });

type Repeated<Count extends number, Row, Rows extends readonly Row[] = []> = Rows['length'] extends Count
  ? Rows
  : Repeated<Count, Row, [...Rows, Row]>;

/** A number of rows with the same structure. */
export const repeat = <const Count extends number, const Row extends Values>(count: Count, row: Row) =>
  Array.from({ length: count }, () => row) as Repeated<Count, Row>;
