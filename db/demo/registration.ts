import type { DemoRegistration } from './content-types.ts';

/** The link to the online-registration site. */
export const registrations: DemoRegistration[] = [
  {
    id: 'registration-2027',
    title: 'Online registration for 2027–28',
    url: 'https://registration.lfis.example/',
    attachments: ['admission-form-sample'],
  },
];
