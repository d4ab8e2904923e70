import type { Highlights } from './translated.ts';

export const highlights: Highlights = {
  'highlight-registration-2027': { title: 'सत्र 2027–28 के लिए रजिस्ट्रेशन शुरू: नमूना फ़ॉर्म डाउनलोड करें' },
  'highlight-winter-timings': { title: '2 नवंबर से सर्दियों का समय: सुबह 8:30 से दोपहर 2:30 बजे तक' },
  'highlight-diwali-album': { title: 'आँगन में दीपावली की शाम की तस्वीरें' },
  'highlight-athletics': { title: 'इंटर-हाउस एथलेटिक्स: कक्षा 5 की दौड़ का आखिरी पल' },
  'highlight-nursery-ages': { title: 'नर्सरी 3+ से, केजी 4+ से: ग्रुप ऑब्ज़र्वेशन, कोई परीक्षा नहीं' },
  'highlight-annual-day': { title: 'वार्षिकोत्सव शनिवार, 19 दिसंबर को: एंट्री कार्ड क्लास टीचर से' },
  'highlight-bus-times': { title: 'सर्दियों में स्कूल बसें हर स्टॉप पर एक घंटा देर से पहुँचती हैं' },
};
