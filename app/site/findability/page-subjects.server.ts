import { admissionProcess } from '#content/en/admission-process.ts';
import { computerLab } from '#content/en/computer-lab.ts';
import { contact } from '#content/en/contact.ts';
import { earlyLearning } from '#content/en/early-learning.ts';
import { facilities } from '#content/en/facilities.ts';
import { gettingStarted } from '#content/en/getting-started.ts';
import { middle } from '#content/en/middle.ts';
import { parentGuidelines } from '#content/en/parent-guidelines.ts';
import { primary } from '#content/en/primary.ts';
import { privacyTitle } from '#content/en/privacy.ts';
import { schoolErpSoftware } from '#content/en/school-erp-software.ts';
import { sports } from '#content/en/sports.ts';
import { thankYou } from '#content/en/thank-you.ts';
import { welcome } from '#content/en/welcome.ts';
import type { SchoolFacts } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import type { Category } from '#app/features/leadership/message.ts';

/** What a page of fixed text is called, and the place of its picture: in the page's banner or for links alone. */
export interface FixedSubject {
  title: string;
  banner?: string;
}

/** A page that is missing here goes by its name in the menu, without a picture. */
export const fixedSubjects: Partial<Record<PageName, (facts: SchoolFacts) => FixedSubject>> = {
  home: ({ mission, name }) => ({ title: mission || name, banner: 'getting-started-banner' }),
  chairmanWelcome: (facts) => welcome(facts).chairman,
  directorWelcome: (facts) => welcome(facts).director,
  principalWelcome: (facts) => welcome(facts).principal,
  gettingStarted,
  admissionProcess,
  parentGuidelines,
  schoolErp: schoolErpSoftware,
  earlyLearning,
  primary,
  middle,
  facilities,
  computerLab,
  sports,
  contact,
  privacy: () => ({ title: privacyTitle, banner: 'contact-banner' }),
  thankYou: (facts) => ({ title: thankYou(facts).title, banner: 'thank-you' }),
};

/** Whose portraits may stand on a page of welcome, the likeliest first. */
export const portraits: Partial<Record<PageName, Category[]>> = {
  chairmanWelcome: ['Chairman'],
  directorWelcome: ['Director'],
  principalWelcome: ['Principal', 'Director'],
};
