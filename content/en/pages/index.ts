import { admissionProcess } from './admission-process.ts';
import { computerLab } from './computer-lab.ts';
import { contact } from './contact.ts';
import { earlyLearning } from './early-learning.ts';
import { facilities } from './facilities.ts';
import { home } from './home.ts';
import { gettingStarted } from './getting-started.ts';
import { lists } from './lists.ts';
import { middle } from './middle.ts';
import { parentGuidelines } from './parent-guidelines.ts';
import { primary } from './primary.ts';
import { privacy } from './privacy.ts';
import { schoolErp } from './school-erp.ts';
import { sports } from './sports.ts';
import { thankYou } from './thank-you.ts';
import { thankYouReceived } from './thank-you-received.ts';
import { welcomePages } from './welcome.ts';

/** What the sample school's pages say. A new school's begin with less: see `../starter`. */
export const pages = {
  home,
  ...welcomePages,
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
  ...lists,
};
