import type { ContactContent, SchoolFacts } from '../page-content.ts';

/** Stands by itself, too: where the page cannot be made, the form and what was typed in it can. */
export const contactFormTexts: ContactContent['form'] = {
  heading: 'Write to us',
  text: 'Please fill in all four fields: we need them to answer you.',
};

export const contact = (school: SchoolFacts): ContactContent => ({
  title: 'Contact Us',
  lead: 'Call, write or come by. Every question is welcome.',
  description: `How to reach ${school.name}: address, phone, e-mail and hours of the school office, a map of the way, and a form to write to us.`,
  banner: 'contact-banner',
  office: { heading: 'The school office' },
  form: contactFormTexts,
});
