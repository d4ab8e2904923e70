/** Typing Hindi in Latin letters. */
export const hindiTyping = {
  label: 'Type in Hindi:',
  help: 'Press Space to change the word to Hindi. To pick another word, press it or its number. English words stay English. Esc keeps the English letters; Backspace undoes the change.',
  missing: 'This could not be loaded. Check your internet connection, then switch it off and on again.',
  suggestions: 'Hindi words for what you typed',
  /** Behind the word in Latin letters, for screen readers. */
  asTyped: 'as typed',
  /** Before the Hindi word, for screen readers. */
  announcement: (latin: string) => `${latin}:`,
};
