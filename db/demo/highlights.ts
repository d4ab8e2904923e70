import type { DemoHighlight } from './content-types.ts';

/** The highlights in the ticker on the home page. */
export const highlights: DemoHighlight[] = [
  {
    id: 'highlight-registration-2027',
    title: 'Registration for 2027–28 is open: download the sample form',
    attachments: ['admission-form-sample'],
  },
  {
    id: 'highlight-winter-timings',
    title: 'Winter timings from 2 November: 8:30 AM to 2:30 PM',
    attachments: ['winter-timings-circular'],
  },
  {
    id: 'highlight-diwali-album',
    title: 'Photos of the Diwali evening in the courtyard',
    attachments: ['diwali-courtyard'],
  },
  {
    id: 'highlight-childrens-day',
    title: 'बाल दिवस: मंच पर शिक्षक, दर्शकों में बच्चे',
    attachments: ['annual-day-encore'],
  },
  {
    id: 'highlight-athletics',
    title: 'Inter-house athletics: the finish of the Class 5 sprint',
    attachments: ['finish-line'],
  },
  {
    id: 'highlight-nursery-ages',
    title: 'Nursery from 3+, KG from 4+: group observation, no test',
    attachments: ['admission-form-sample'],
  },
  {
    id: 'highlight-annual-day',
    title: 'Annual Day on Saturday, 19 December: entry cards from the class teacher',
    attachments: ['annual-day-dance'],
  },
  {
    id: 'highlight-bus-times',
    title: 'School buses reach each stop one hour later in winter',
    attachments: ['winter-timings-circular'],
  },
];
