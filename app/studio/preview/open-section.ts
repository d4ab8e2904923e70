import { createContext, use, useState } from 'react';

export type OpenSection = [id: string | undefined, open: (id: string | undefined) => void];

/** The open section, shared by the list and the preview. */
export const OpenSectionContext = createContext<OpenSection | undefined>(undefined);

export function useOpenSection(): OpenSection {
  const own = useState<string>();
  return use(OpenSectionContext) ?? own;
}
