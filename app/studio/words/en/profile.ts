import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** Words that only the form of the profile has. */
export const profile = {
  backToText: (name: string) => `Back to “${name}”`,
  /** For somebody who came from a text that mentions a fact. */
  changesEverywhere: (fact: string, field: string, mentions: number) =>
    `Change “${field}” here and publish: every text that mentions “${fact}” follows by itself. ${
      mentions === 0
        ? 'No public page shows it now.'
        : `It is shown in ${plural(mentions, { one: 'one place', other: `${mentions} places` })}:`
    }`,
  toField: 'Go to the field',
  typedElsewhere: 'What was typed by hand, for example in a news story, does not follow.',
  placeholders: 'These still hold the sample text that the site came with. Families see it:',
  placeholder: 'Still sample text',
  /** How a number is understood, below its field. */
  understood: {
    phones: (numbers: string) => `Families will call ${numbers}`,
    chat: (number: string) => `The chat opens with ${number}`,
    incomplete: 'This number is not complete yet.',
  },
  logo: {
    add: 'Choose a logo',
    replace: 'Choose another',
    remove: 'Use the drawn logo again',
    removed: 'The drawn logo stands there again.',
    alt: 'The logo as it is now',
    contact: 'Contact Us',
    onPhone:
      'At the top of a page on a small phone. A wide logo is made smaller, so that all stays in one row.',
  },
};
