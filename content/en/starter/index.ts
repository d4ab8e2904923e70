import type { StarterPage } from '#content/starter.ts';
import { contact } from '../pages/contact.ts';
import type { pages } from '../pages/index.ts';
import { lists } from '../pages/lists.ts';
import { privacy } from '../pages/privacy.ts';
import { thankYou } from '../pages/thank-you.ts';
import { thankYouReceived } from '../pages/thank-you-received.ts';
import { admissionProcess } from './admission-process.ts';
import { computerLab } from './computer-lab.ts';
import { facilities } from './facilities.ts';
import { gettingStarted } from './getting-started.ts';
import { home } from './home.ts';
import { parentGuidelines } from './parent-guidelines.ts';
import { schoolErp } from './school-erp.ts';
import { sports } from './sports.ts';
import { stages } from './stages.ts';
import { welcomePages } from './welcome.ts';

/**
 * What a new school's pages begin with: true of any school, and fit to be read by families as it is. No room, figure,
 * person, method or promise is made up. What describes the software itself is the sample school's.
 */
export const starter: Record<keyof typeof pages, StarterPage> = {
  home,
  ...welcomePages,
  gettingStarted,
  admissionProcess,
  parentGuidelines,
  schoolErp,
  ...stages,
  facilities,
  computerLab,
  sports,
  contact: withoutPictures(contact),
  privacy: withoutPictures(privacy),
  thankYou: withoutPictures(thankYou),
  thankYouReceived: withoutPictures(thankYouReceived),
  ...lists,
  gallery: withoutPictures(lists.gallery),
};

function withoutPictures({ banner: _banner, card: _card, ...page }: StarterPage): StarterPage {
  return page;
}
