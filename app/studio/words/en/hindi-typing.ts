/** Typing Hindi in Latin letters. */
export const hindiTyping = {
  label: 'Type in Hindi:',
  help: 'A space turns the word. Press another below it, or its number. English words stay English. Esc keeps a word as typed, Backspace turns it back.',
  missing: 'This could not be loaded. Look at the line, then switch it off and on again.',
  suggestions: 'Hindi words for what you typed',
  /** Behind the word in Latin letters, for screen readers. */
  asTyped: 'as typed',
  /** Before the Hindi word, for screen readers. */
  announcement: (latin: string) => `${latin}:`,
};
