import type { ProseTexts } from '#content/texts.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { calendar, gallery, news, videos } from './lists.ts';
import { sports } from './sports.ts';
import { thankYou, thankYouReceived } from './thank-you.ts';
import { chairmanWelcome, directorWelcome, principalWelcome } from './welcome.ts';

export const pages: ProseTexts['pages'] = {
  home,
  chairmanWelcome,
  directorWelcome,
  principalWelcome,
  sports,
  contact,
  thankYou,
  thankYouReceived,
  gallery,
  news,
  videos,
  calendar,
};
