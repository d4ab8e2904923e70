import type { AllPageTexts } from '#content/texts.ts';
import { home } from './home.ts';
import { chairmanWelcome, directorWelcome, principalWelcome } from './welcome.ts';
import { gettingStarted } from './getting-started.ts';
import { admissionProcess } from './admission-process.ts';
import { parentGuidelines } from './parent-guidelines.ts';
import { schoolErp } from './school-erp.ts';
import { earlyLearning } from './early-learning.ts';
import { primary } from './primary.ts';
import { middle } from './middle.ts';
import { facilities } from './facilities.ts';
import { computerLab } from './computer-lab.ts';
import { sports } from './sports.ts';
import { contact } from './contact.ts';
import { privacy } from './privacy.ts';
import { thankYou } from './thank-you.ts';
import { thankYouReceived } from './thank-you-received.ts';
import { gallery, news, videos, calendar } from './lists.ts';

export const pages: AllPageTexts = {
  home,
  chairmanWelcome,
  directorWelcome,
  principalWelcome,
  gettingStarted,
  admissionProcess,
  parentGuidelines,
  schoolErp,
  earlyLearning,
  primary,
  middle,
  facilities,
  computerLab,
  sports,
  contact,
  privacy,
  thankYou,
  thankYouReceived,
  gallery,
  news,
  videos,
  calendar,
};
