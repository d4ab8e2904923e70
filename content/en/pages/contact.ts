import type { TextsOfPage } from '#content/texts.ts';

export const contact: TextsOfPage<'contact'> = {
  sample: {
    title: 'Contact Us',
    lead: 'Call, write or come by. Every question is welcome.',
    description:
      'How to reach {school}: address, phone, e-mail and hours of the school office, a map of the way, and a form to write to us.',
    'office/heading': 'The school office',
    'write-to-us/heading': 'Write to us',
    'write-to-us/text': 'Please fill in all four fields: we need them to answer you.',
  },
};
