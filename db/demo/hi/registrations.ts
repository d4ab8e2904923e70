import type { Registrations } from './translated.ts';

export const registrations: Registrations = {
  'registration-2027': { title: 'सत्र 2027–28 के लिए ऑनलाइन रजिस्ट्रेशन' },
};
