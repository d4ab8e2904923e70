import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** The texts that only the form of the school profile has. */
export const profile = {
  backToText: (name: string) => `Back to “${name}”`,
  /** For somebody who came from a text that mentions a fact. */
  changesEverywhere: (fact: string, field: string, mentions: number) =>
    `Change “${field}” here and publish. Every text with “${fact}” is updated automatically. ${
      mentions === 0
        ? 'No public page shows it right now.'
        : `It is shown in ${plural(mentions, { one: 'one place', other: `${mentions} places` })}:`
    }`,
  toField: 'Go to the field',
  typedElsewhere: 'Text that was typed by hand, for example in a news item, is not updated.',
  placeholders: 'These fields still have the sample text that came with the site. Families can see it:',
  placeholder: 'Still sample text',
  /** How much of the profile is filled in. */
  complete: {
    title: 'Complete',
    filled: (filled: number, of: number) => `${filled} of ${of} fields`,
    empty: (count: number) => `${count} empty`,
    more: (count: number) => `${count} more`,
  },
  /** How a number is understood, below its field. */
  understood: {
    phones: (numbers: string) => `Families will call ${numbers}`,
    chat: (number: string) => `The chat opens with ${number}`,
    incomplete: 'This number is not complete yet.',
  },
  logo: {
    add: 'Choose a logo',
    replace: 'Choose another logo',
    remove: 'Use the drawn logo',
    removed: 'The drawn logo is used again.',
    alt: 'The current logo',
    contact: 'Contact Us',
    onPhone:
      'The top of a page on a small phone. A wide logo is made smaller so that everything fits in one row.',
  },
};
