/** A text that is translated on its own: a title, a paragraph, the heading of a section, a picture's text. */
export interface Segment {
  /** For example `title`, `sections/steps/heading`, `sections/steps/2/text`, `files/01k…/alt`. */
  key: string;
  kind: 'line' | 'text' | 'rich';
  /** Its label in the form. */
  label: string;
  text: string;
  /** The maximum number of characters in the original language. */
  max: number;
  /** It may mention facts of the profile, `{phone}`. */
  mentionsFacts?: boolean;
  /** For a file's text: the file. */
  mediaId?: string;
}

/** Translated texts by segment key; see `segments.ts`. */
export type SegmentTexts = Record<string, string>;
