import type { DemoNotification } from './content-types.ts';

/** What the dialog on the home page shows, in this order. */
export const notifications: DemoNotification[] = [
  {
    id: 'notice-registration-2027',
    title: 'Registration for 2027–28 is open',
    description:
      'You can register online or at the school office from Monday to Saturday, 8:00 AM to 2:00 PM. Please keep your child’s birth certificate, two photographs and proof of address ready.',
    image: ['campus-morning'],
    attachments: ['admission-form-sample'],
    url: 'https://registration.lfis.example/',
  },
  {
    id: 'notice-winter-timings-2026',
    title: 'Winter timings',
    description:
      'Classes 1 to 8 come from 8:30 AM to 2:30 PM, Nursery and KG from 9:00 AM to 12:30 PM. Buses reach each stop one hour later than in summer.',
    image: ['safety-gate'],
    attachments: ['winter-timings-circular'],
    url: '/NewsArticle?year=2026&month=11',
  },
  {
    id: 'notice-diwali-album-2026',
    title: 'The Diwali photos are here',
    description:
      'Twelve photos from the evening in the courtyard are in the Photo Gallery. If you want a photo of your child removed, tell the class teacher and we will remove it the same day.',
    image: ['diwali-courtyard'],
    attachments: [],
    url: '/Gallery',
  },
];
