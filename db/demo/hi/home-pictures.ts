import type { Captions } from './translated.ts';

/** On the sill below the hero's slides. */
export const heroCaptions: Captions = {
  'hero-campus': 'सुबह, गेट पर',
  'hero-assembly': 'लॉन पर प्रार्थना सभा',
  'hero-classroom': 'कक्षा में उठे हुए हाथ',
  'hero-sports-day': 'मैदान पर खेल दिवस',
  'hero-library': 'पुस्तकालय का एक कोना',
  'hero-science': 'विज्ञान का कोना',
};
