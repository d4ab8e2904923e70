import type { DemoVideo } from './content-types.ts';

/** Videos, newest first. They are on another site. */
export const videos: DemoVideo[] = [
  {
    id: 'video-diwali-2026',
    title: 'Diwali in the courtyard: the lamps are lit',
    date: '2026-11-06',
    videoUrl: 'https://videos.lfis.example/diwali-2026',
  },
  {
    id: 'video-athletics-2026',
    title: 'Inter-house athletics: finals and relay',
    date: '2026-10-24',
    videoUrl: 'https://videos.lfis.example/athletics-2026',
  },
  {
    id: 'video-hindi-diwas-2026',
    title: 'हिंदी दिवस: कक्षा 7 का नुक्कड़ नाटक',
    date: '2026-09-14',
    videoUrl: 'https://videos.lfis.example/hindi-diwas-2026',
  },
  {
    id: 'video-investiture-2026',
    title: 'Investiture: the pledge of the student council',
    date: '2026-07-24',
    videoUrl: 'https://videos.lfis.example/investiture-2026',
  },
  {
    id: 'video-day-in-kg-2026',
    title: 'A morning in KG, from the first song to home time',
    date: '2026-04-20',
    videoUrl: 'https://videos.lfis.example/morning-in-kg-2026',
  },
  {
    id: 'video-winter-concert-2025',
    title: 'Winter concert: the qawwali',
    date: '2025-12-19',
    videoUrl: 'https://videos.lfis.example/winter-concert-2025',
  },
  {
    id: 'video-annual-day-2025',
    title: 'Annual Day: “The river remembers”',
    date: '2025-11-29',
    videoUrl: 'https://videos.lfis.example/annual-day-2025',
  },
  {
    id: 'video-science-fair-2025',
    title: 'Science Fair: five models in two minutes each',
    date: '2025-08-29',
    videoUrl: 'https://videos.lfis.example/science-fair-2025',
  },
  {
    id: 'video-sports-day-2024',
    title: 'Sports Day: march past and the Class 4 final',
    date: '2024-12-07',
    videoUrl: 'https://videos.lfis.example/sports-day-2024',
  },
  {
    id: 'video-summer-camp-2023',
    title: 'Summer camp: the show on the last morning',
    date: '2023-06-02',
    videoUrl: 'https://videos.lfis.example/summer-camp-2023',
  },
];
