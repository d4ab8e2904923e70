import { createContext } from 'react';
import type { FactName } from '#content/facts.ts';
import type { FactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** The name of the button that saves the form and opens the page to change a fact; its value is the fact. */
export const CHANGE_FACT = 'changeFact';

export interface FactInfo {
  /** Where families read each fact now. */
  mentions: FactMentions;
  mayChange: boolean;
  /** Who to ask, for people without the permission. */
  administrators: readonly { name: string; email: string }[];
  /** The document of the form, with its language for a translation. */
  here: { type: string; id: string; language?: Locale };
}

/** Data for the notes about facts below a text; without it there are none. */
export const FactInfoContext = createContext<FactInfo | undefined>(undefined);

export const mentionsOf = (info: FactInfo | undefined, name: FactName) => info?.mentions[name] ?? [];

/** Places that a change in this form does not affect. */
export const mentionsElsewhere = ({ here, mentions }: FactInfo, name: FactName) =>
  (mentions[name] ?? []).filter(({ type, id, language }, _, all) => {
    // The item itself is listed first in the language it was written in, then in the other one.
    const written =
      here.language ?? all.find((mention) => mention.type === type && mention.id === id)?.language;
    return type !== here.type || id !== here.id || written !== language;
  });
