/** Typing Hindi in Latin letters. */
export const hindiTyping = {
  label: 'Type in Hindi:',
  help: 'A space turns the word. Press another below it, or its number; Esc keeps it as typed, Backspace turns it back.',
  missing: 'This could not be loaded. Look at the line, then switch it off and on again.',
  suggestions: 'Hindi words for what you typed',
  typed: (latin: string) => `typed: ${latin}`,
  /** Before the word in Hindi, for those who cannot see it. */
  told: (latin: string) => `${latin}:`,
};
