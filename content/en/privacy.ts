import type { PageContent, SchoolFacts } from '../page-content.ts';
import { sentences, waysToReach } from './phrases.ts';

export const privacyTitle = 'Privacy';

/** As the site is set up to do it. */
export interface Keeping {
  enquiryDays: number;
  suspectedSpamDays: number;
  acknowledges: boolean;
}

export const privacy = (school: SchoolFacts, keeping: Keeping): PageContent => ({
  title: privacyTitle,
  lead: 'What this website keeps about you, how long, and how to have it removed.',
  description: `What the website of ${school.name} keeps about its visitors and about those who write to the school, for how long, and how to have it removed.`,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [],
      list: [
        'This website shows no advertisements, and sets no cookies on those who read it.',
        'Its pages, pictures and typefaces come from its own server. No other company is told that you were here.',
        'The map on the [contact page](contact#map) comes from another site, and only after you press its button. Links that lead to other sites say so.',
        'We keep what you write to us, to answer you, and then delete it.',
      ],
    },
    {
      id: 'when-you-write',
      heading: 'When you write to us',
      paragraphs: [
        'The [contact form](contact) asks for your name, your e-mail address, your phone number and your message. We keep these four, the time, and a receipt number.',
        sentences(
          'They go to the school office as an e-mail.',
          keeping.acknowledges && 'You get a short mail that your message has arrived.',
        ),
        sentences(
          `This website deletes your message ${days(keeping.enquiryDays)} after it came.`,
          `What looks like spam is kept aside, in case it is not, and deleted after ${days(keeping.suspectedSpamDays)}.`,
          'The e-mail in the office’s mailbox is not reached by this; please ask the office.',
        ),
        'To hold off machines we count how many messages come from one network in an hour. The network’s address is not kept, only a mark made from it with a key that is thrown away each night.',
      ],
    },
    {
      id: 'when-you-read',
      heading: 'When you only read',
      paragraphs: [
        'We count visits, to know whether the website is of use. A visit is told from the next by a mark made from your network’s address and the name of your browser, with a key that changes every day. It leads back to nobody, and what stays is a number for each day.',
        'The server’s log notes which page was asked for, when, and how long the answer took; not who asked.',
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'In your own browser',
      paragraphs: [
        'A few things are remembered on your own device and sent to nobody: a message that you began and did not send, whether you closed a notice, and whether you paused what moves. A message that you began is removed once it is sent, or when you throw it away; after a week it is not offered again.',
        'On a computer that others use too, throw away what you began, or empty the form.',
      ],
    },
    {
      id: 'your-requests',
      heading: 'See it, correct it, remove it',
      paragraphs: [
        `If you want to know what we keep about you, to have it corrected, or to have it removed, please ${waysToReach(school)}. The receipt number helps us to find your message.`,
      ],
      action: { words: 'Contact Us', page: 'contact' },
    },
  ],
});

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
