/** What is said in a language, by the keys of the pieces; see `segments.ts`. */
export type SegmentTexts = Record<string, string>;
