import { createContext, useContext } from 'react';
import { type Links, linksUnder } from './links-under.ts';

/** The links of the current page; the studio links to the pages of the first language. */
export const LinksContext = createContext<Links>(linksUnder(''));

export const useHref = () => useContext(LinksContext).hrefOf;

export const useLocalHref = () => useContext(LinksContext).localHref;
