import type { SchoolFacts } from '#content/page-content.ts';
import type { Prose } from '#content/prose.ts';
import type { PageName } from '#app/addresses.ts';
import type { Category } from '#app/features/leadership/message.ts';

/** What a page of fixed text is called, and the place of its picture: in the page's banner or for links alone. */
export interface FixedSubject {
  title: string;
  banner?: string;
}

/** A page that is missing here goes by its name in the menu, without a picture. */
export const fixedSubjects: Partial<Record<PageName, (prose: Prose, facts: SchoolFacts) => FixedSubject>> = {
  home: (_prose, { mission, name }) => ({ title: mission || name, banner: 'getting-started-banner' }),
  chairmanWelcome: (prose, facts) => prose.welcome(facts).chairman,
  directorWelcome: (prose, facts) => prose.welcome(facts).director,
  principalWelcome: (prose, facts) => prose.welcome(facts).principal,
  gettingStarted: (prose, facts) => prose.gettingStarted(facts),
  admissionProcess: (prose, facts) => prose.admissionProcess(facts),
  parentGuidelines: (prose, facts) => prose.parentGuidelines(facts),
  schoolErp: (prose, facts) => prose.schoolErpSoftware(facts),
  earlyLearning: (prose, facts) => prose.earlyLearning(facts),
  primary: (prose, facts) => prose.primary(facts),
  middle: (prose, facts) => prose.middle(facts),
  facilities: (prose, facts) => prose.facilities(facts),
  computerLab: (prose, facts) => prose.computerLab(facts),
  sports: (prose, facts) => prose.sports(facts),
  contact: (prose, facts) => prose.contact(facts),
  privacy: ({ privacyTitle: title }) => ({ title, banner: 'contact-banner' }),
  thankYou: (prose, facts) => ({ title: prose.thankYou(facts).title, banner: 'thank-you' }),
};

/** Whose portraits may stand on a page of welcome, the likeliest first. */
export const portraits: Partial<Record<PageName, Category[]>> = {
  chairmanWelcome: ['Chairman'],
  directorWelcome: ['Director'],
  principalWelcome: ['Principal', 'Director'],
};
