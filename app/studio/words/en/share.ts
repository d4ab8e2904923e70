/** Sharing an item as a picture, a sheet or a message. */
export const share = {
  /** The link, and the heading of its page. */
  share: 'Share',
  lead: 'This is what families get: a picture for WhatsApp, a sheet for the notice board, and a message with the link.',
  back: 'Back to the form',
  language: 'Language of the card',
  languages: { en: 'English', hi: 'हिंदी' },
  languageHelp: 'The dates and labels on the card are in this language. What you wrote does not change.',
  notLive: {
    draft: 'Nothing to share yet: only the office can see this. Publish it first.',
    scheduled: 'Nothing to share yet: its page opens at the scheduled time. Come back then.',
    ended: 'You cannot share this, because it is no longer on the site.',
    trash: 'You cannot share this, because it is in the trash.',
  },
  differs: 'This shows what is public now. Your changes will appear here after you publish them.',
  inPreparation:
    'The site is not public yet. People who open the link will only see a message that says so. Make the site public before you share this.',
  kinds: {
    tall: {
      name: 'Picture for WhatsApp',
      about: '4:5, for groups and chats',
      alt: (title: string) => `The card as a tall picture: ${title}`,
    },
    square: {
      name: 'Square picture',
      about: '1:1, for a status or a post',
      alt: (title: string) => `The card as a square: ${title}`,
    },
    a4: {
      name: 'Sheet for the notice board',
      about: 'A4 with a QR code, as a PDF',
      alt: (title: string) => `The sheet: ${title}`,
    },
  },
  text: 'Message with the link',
  textAbout: 'To send with a picture, or instead of one',
  download: 'Download',
  /** What a button is for; only screen readers read it. */
  which: (what: string) => ` ${what}`,
  black: 'Download in black and white',
  blackHelp: 'For a printer without colour: lines only, no picture.',
  send: 'Share',
  sending: 'Please wait…',
  /** The browser needs another press, because the first took too long. */
  again: 'Ready: share now',
  failed: 'Sharing did not work. Please download it instead.',
  busy: 'Too many cards are being made right now. Please try again in a minute.',
  whatsapp: 'Send by WhatsApp',
  /** After publishing. */
  now: 'Share it',
};
