import type { StarterPage } from '#content/starter.ts';

export const contact: StarterPage = {
  layout: 'contact',
  title: 'Contact Us',
  lead: 'Call, write or come by. Every question is welcome.',
  description:
    'How to reach {school}: address, phone, e-mail and hours of the school office, a map of the way, and a form to write to us.',
  banner: 'contact-banner',
  sections: [
    { id: 'office', kind: 'office', values: { heading: 'The school office' } },
    {
      id: 'write-to-us',
      kind: 'form',
      values: { heading: 'Write to us', text: 'Please fill in all four fields: we need them to answer you.' },
    },
  ],
};
