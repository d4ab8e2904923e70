/** What is said in a language, by the keys of the pieces; see `pieces.ts`. */
export type SegmentTexts = Record<string, string>;
