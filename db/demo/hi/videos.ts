import type { Videos } from './translated.ts';

/** That of the science fair of 2025 stays in English. */
export const videos: Videos = {
  'video-diwali-2026': { title: 'आँगन में दीपावली: दीये जल उठे' },
  'video-athletics-2026': { title: 'इंटर-हाउस एथलेटिक्स: फ़ाइनल और रिले' },
  'video-investiture-2026': { title: 'पद-ग्रहण समारोह: छात्र परिषद की शपथ' },
  'video-day-in-kg-2026': { title: 'केजी में एक सुबह, पहले गीत से छुट्टी तक' },
  'video-winter-concert-2025': { title: 'शीतकालीन संगीत संध्या: कव्वाली' },
  'video-annual-day-2025': { title: 'वार्षिकोत्सव: “नदी को सब याद है”' },
  'video-sports-day-2024': { title: 'खेल दिवस: मार्च पास्ट और कक्षा 4 का फ़ाइनल' },
  'video-summer-camp-2023': { title: 'समर कैंप: आखिरी सुबह का कार्यक्रम' },
};
