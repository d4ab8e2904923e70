import { en } from '../en/index.ts';
import { proseOf } from '../prose.ts';
import { facts } from './facts.ts';
import { pages } from './pages/index.ts';
import { templates } from './templates.ts';

export const hi = proseOf(
  {
    facts,
    pages,
    templates,
    parentsApp: {
      heading: 'अभिभावकों का ऐप',
      text: '{school} के असाइनमेंट, होमवर्क, सर्कुलर, हाज़िरी, ऑनलाइन फ़ीस और रिपोर्ट कार्ड: सब आपके फ़ोन पर।',
    },
    stageNames: {
      earlyLearning: 'शुरुआती कक्षाएँ, 3–5 वर्ष',
      primary: 'प्राइमरी, 6–11 वर्ष',
      middle: 'मिडिल, 11–14 वर्ष',
    },
  },
  en,
);
