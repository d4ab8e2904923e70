/** The words around sharing an item: pictures, a sheet, a text. */
export const share = {
  /** The link, and the heading of its page. */
  share: 'Share',
  lead: 'As families get it: a picture for WhatsApp, a sheet for the notice board, and a text with the link.',
  back: 'Back to the form',
  language: 'Words of the card',
  languages: { en: 'English', hi: 'हिंदी' },
  languageHelp: 'Dates and the words around are in this language. What you wrote stays as you wrote it.',
  notLive: {
    draft: 'Nothing can be shared yet: only the office sees this. Publish it, then its card is here.',
    scheduled: 'Nothing to share yet: its page opens at the scheduled time. Come back then.',
    ended: 'It is no longer on the site, so there is no page that a card could lead to.',
    trash: 'It lies in the trash, so there is no page that a card could lead to.',
  },
  differs: 'This is what is public now. Your changes are in it as soon as you publish them.',
  inPreparation:
    'The site is not public yet: whoever follows the link is told so. Make it public before you send this.',
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
  text: 'Text with the link',
  textAbout: 'To send along, or instead of a picture',
  download: 'Download',
  /** After a button's own word, for screen readers. */
  which: (what: string) => ` ${what}`,
  black: 'In black and white',
  blackHelp: 'For a printer without colours: lines only, no picture.',
  send: 'Share',
  sending: 'One moment…',
  /** The browser needs another press, because the first took too long. */
  again: 'Ready: share it',
  failed: 'That did not work. Please download it.',
  busy: 'Too many cards are being drawn at the moment. Please try again in a minute.',
  whatsapp: 'Send by WhatsApp',
  /** After publishing. */
  now: 'Share it',
};
