import { createContext, useContext } from 'react';
import { type Identity, identityOf } from './identity.ts';

/** Only available on the server: islands take their colours from the page's styles. */
export const IdentityContext = createContext<Identity>(identityOf());

export const useIdentity = () => useContext(IdentityContext);
