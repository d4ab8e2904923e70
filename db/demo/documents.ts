/** A document of the demo school. Both are one page and clearly marked as samples. */
export interface DemoDocument {
  file: string;
  title: string;
}

export const documents = {
  'winter-timings-circular': {
    file: 'winter-timings-circular.pdf',
    title: 'Winter timings 2026–27 (sample circular)',
  },
  'admission-form-sample': {
    file: 'admission-form-sample.pdf',
    title: 'Admission form 2027–28 (sample)',
  },
} as const satisfies Record<string, DemoDocument>;

export type DocumentName = keyof typeof documents;
