import { createContext, use, useState } from 'react';

export type OpenSection = [id: string | undefined, open: (id: string | undefined) => void];

/** Which section's form is open: the list and the page beside it know of the same one. */
export const OpenSectionContext = createContext<OpenSection | undefined>(undefined);

export function useOpenSection(): OpenSection {
  const own = useState<string>();
  return use(OpenSectionContext) ?? own;
}
