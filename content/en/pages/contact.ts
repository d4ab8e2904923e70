import type { TextsOfPage } from '#content/texts.ts';

export const contact: TextsOfPage<'contact'> = {
  sample: {
    title: 'Contact Us',
    lead: 'Call, write or visit us. Every question is welcome.',
    description:
      'How to reach {school}: address, phone, e-mail and opening hours of the school office, a map, and a form to write to us.',
    'office/heading': 'The school office',
    'write-to-us/heading': 'Write to us',
    'write-to-us/text': 'Please fill in all four fields, so that we can answer you.',
  },
};
