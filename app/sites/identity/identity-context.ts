import { createContext, useContext } from 'react';
import { type Identity, identityOf } from './identity.ts';

/** Known on the server alone: what wakes up in a browser takes its colours from the page's own styles. */
export const IdentityContext = createContext<Identity>(identityOf());

export const useIdentity = () => useContext(IdentityContext);
