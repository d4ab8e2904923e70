import type { SectionKind } from '#content/section-kinds.ts';
import type { PageKey } from '#app/features/pages/page-id.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

/** The words of a field in another language than its declaration. */
export interface FieldWords {
  label: string;
  help?: string;
  /** By value. */
  options?: Record<string, string>;
  /** The columns of a table, by name. */
  columns?: Record<string, string>;
}

export interface TypeWords {
  words: ContentType['words'];
  fields: Record<string, FieldWords>;
  /** For content that comes with the site: the names that the office knows. */
  names?: Record<PageKey, string> | string;
  /** The groups of its form, in order. */
  groups?: readonly string[];
}

interface SectionWords {
  label: string;
  about: string;
  fields: Record<string, FieldWords>;
  rows?: { one: string; fields: Record<string, FieldWords> };
}

/** The words of content types, their fields and sections; their declarations have the English ones. */
export interface ContentTypeWords {
  types: Record<string, TypeWords>;
  sections: Record<SectionKind, SectionWords>;
}
