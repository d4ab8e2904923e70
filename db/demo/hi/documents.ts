import type { DocumentName } from '../documents.ts';

/** The documents themselves are in English. */
export const documents: Record<DocumentName, string> = {
  'winter-timings-circular': 'सर्दियों का समय 2026–27 (नमूना सर्कुलर)',
  'admission-form-sample': 'आवेदन फ़ॉर्म 2027–28 (नमूना)',
};
