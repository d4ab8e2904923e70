import type { SectionKind } from '#content/section-kinds.ts';
import type { PageKey } from '#app/features/pages/page-id.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

/** What a field is called in another language than that of its declaration. */
export interface FieldWords {
  label: string;
  help?: string;
  /** By their values. */
  options?: Record<string, string>;
  /** Of the columns of a table, by their names. */
  columns?: Record<string, string>;
}

export interface TypeWords {
  words: ContentType['words'];
  fields: Record<string, FieldWords>;
  /** Of what comes with the site: how the office knows each. */
  names?: Record<PageKey, string> | string;
  /** The parts of its form, in their order. */
  groups?: readonly string[];
}

interface SectionWords {
  label: string;
  about: string;
  fields: Record<string, FieldWords>;
  rows?: { one: string; fields: Record<string, FieldWords> };
}

/** The names of kinds, of their fields and of the parts of pages; their declarations have the English ones. */
export interface ContentTypeWords {
  types: Record<string, TypeWords>;
  sections: Record<SectionKind, SectionWords>;
}
