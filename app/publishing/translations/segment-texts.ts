/** A text that is said in each language by itself: a title, a paragraph, the heading of a section, a picture's words. */
export interface Segment {
  /** Tells which: `title`, `sections/steps/heading`, `sections/steps/2/text`, `files/01k…/alt`. */
  key: string;
  kind: 'line' | 'text' | 'rich';
  /** As the form calls it. */
  label: string;
  text: string;
  /** Characters that it may have in the language it is written in. */
  max: number;
  /** It may mention facts of the profile, `{phone}`. */
  mentionsFacts?: boolean;
  /** Of a picture's words: whose they are. */
  mediaId?: string;
}

/** What is said in a language, by the keys of the pieces; see `segments.ts`. */
export type SegmentTexts = Record<string, string>;
