import { createContext } from 'react';
import type { FactName } from '#content/facts.ts';
import type { FactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** The name of the button that leads to where a fact is changed, once the form is saved; its value names the fact. */
export const CHANGE_FACT = 'changeFact';

export interface FactInfo {
  /** Where families read each fact now. */
  mentions: FactMentions;
  mayChange: boolean;
  /** Whom to ask, for those who may not. */
  administrators: readonly { name: string; email: string }[];
  /** What the form is about; its language where it is a translation. */
  here: { type: string; id: string; language?: Locale };
}

/** What the notes below a text tell of its facts; without it there are none. */
export const FactInfoContext = createContext<FactInfo | undefined>(undefined);

export const mentionsOf = (info: FactInfo | undefined, name: FactName) => info?.mentions[name] ?? [];

/** The places that a change in this form does not reach. */
export const mentionsElsewhere = ({ here, mentions }: FactInfo, name: FactName) =>
  (mentions[name] ?? []).filter(({ type, id, language }, _, all) => {
    // The item itself is listed first in the language it was written in, then in the other one.
    const written =
      here.language ?? all.find((mention) => mention.type === type && mention.id === id)?.language;
    return type !== here.type || id !== here.id || written !== language;
  });
