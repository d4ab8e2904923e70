import { createContext } from 'react-router';

/** Allows the scripts that React Router writes into a studio page; no public page has one. */
export const scriptNonce = createContext<string | null>(null);
