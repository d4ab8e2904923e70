import { admissionProcess } from './admission-process.ts';
import { computerLab } from './computer-lab.ts';
import { contact, contactFormTexts } from './contact.ts';
import { earlyLearning } from './early-learning.ts';
import { facilities } from './facilities.ts';
import { gettingStarted } from './getting-started.ts';
import { home } from './home.ts';
import { middle } from './middle.ts';
import { parentGuidelines } from './parent-guidelines.ts';
import { parentsApp } from './parents-app.ts';
import { primary } from './primary.ts';
import { privacy, privacyTitle } from './privacy.ts';
import { schoolErpSoftware } from './school-erp-software.ts';
import { sports } from './sports.ts';
import { thankYou } from './thank-you.ts';
import { welcome } from './welcome.ts';

/** All that the pages say at length, each written with the school's own facts. */
export const en = {
  admissionProcess,
  computerLab,
  contact,
  contactFormTexts,
  earlyLearning,
  facilities,
  gettingStarted,
  home,
  middle,
  parentGuidelines,
  parentsApp,
  primary,
  privacy,
  privacyTitle,
  schoolErpSoftware,
  sports,
  thankYou,
  welcome,
};
