import type { Facts } from './facts.ts';
import type { Keeping, SchoolFacts } from './page-content.ts';
import type { PageKey, pageStructures } from './pages/index.ts';
import type { TEXT } from './pages/page-structure.ts';
import type { templateStructures } from './pages/templates.ts';

/** All texts of one language. The first language is complete; another may leave out pages, or one of their sets. */
export interface ProseTexts {
  facts: (school: SchoolFacts, keeping: Keeping) => Facts;
  pages: { [Key in PageKey]?: Partial<TextsOfPage<Key>> };
  templates: Partial<TemplateTexts>;
  /** In the footer. */
  parentsApp: { heading: string; text: string };
  /** In the sample school's menu. The ages are its own: a new school's menu makes no such claim. */
  stageNames: { earlyLearning: string; primary: string; middle: string };
}

export type AllPageTexts = { [Key in PageKey]: TextsOfPage<Key> };

/** The texts of a page by segment, named as in translations: `title`, `steps/heading`, `steps/2/text`. */
export type TextsOfPage<Key extends PageKey> = {
  [Set in keyof PageStructures[Key]]: Record<SegmentOf<PageStructures[Key][Set]>, string>;
};

export type TemplateTexts = {
  [Name in keyof typeof templateStructures]: Record<
    /** Its description in the list of templates. */
    'about' | SegmentOf<(typeof templateStructures)[Name]>,
    string
  >;
};

type PageStructures = typeof pageStructures;

export type SegmentOf<Page> =
  | Exclude<'title' | 'lead' | 'description', keyof Page>
  | (Page extends { sections: readonly (infer Section)[] } ? SegmentOfSection<Section> : never);

type SegmentOfSection<Section> = Section extends { id: infer Id extends string; kind: string }
  ? | (Section extends { values: infer Values } ? `${Id}/${TextNames<Values>}` : never)
    | (Section extends { items: infer Items } ? `${Id}/${SegmentOfItem<Items>}` : never)
  : never;

type SegmentOfItem<Items> = {
  [Row in keyof Items & `${number}`]: `${Row}/${TextNames<Items[Row]>}`;
}[keyof Items & `${number}`];

type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends typeof TEXT ? Name : never;
}[keyof Values] &
  string;

/** A text of several paragraphs, as it is typed: with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n');
