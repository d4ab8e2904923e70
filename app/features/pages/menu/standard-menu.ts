import type { PageSection } from '#content/page-text.ts';
import type { Words } from '#app/words/en.ts';
import { type Menu, menuFrom, NO_LINK_TARGETS } from './menu.ts';

type Entry = [to: string, name: string];

interface MenuTexts {
  parentsApp: { heading: string; text: string };
  /** Known ages are part of the name. */
  stageNames?: Record<'earlyLearning' | 'primary' | 'middle', string>;
}

/** The menu of a new school: the pages of the specification, in its order, and the calendar. */
export function standardSections(
  { menu, footer }: Words,
  { parentsApp, stageNames = menu }: MenuTexts,
): PageSection[] {
  const section = (
    kind: PageSection['kind'],
    id: string,
    heading: string,
    entries: Entry[],
  ): PageSection => ({
    id,
    kind,
    values: heading ? { heading } : {},
    items: entries.map(([to, name]) => ({ to, ...(name && { name }) })),
  });
  return [
    section('menuGroup', 'overview', menu.overview, [
      ['home#about', menu.aboutUs],
      ['chairmanWelcome', menu.chairmanWelcome],
      ['directorWelcome', menu.directorWelcome],
      ['principalWelcome', menu.principalWelcome],
      ['gettingStarted', menu.gettingStarted],
    ]),
    section('menuGroup', 'admission', menu.admission, [
      ['admissionProcess', menu.admissionProcess],
      ['parentGuidelines', menu.parentGuidelines],
      ['schoolErp', menu.schoolErp],
    ]),
    section('menuGroup', 'learning', menu.learning, [
      ['earlyLearning', stageNames.earlyLearning],
      ['primary', stageNames.primary],
      ['middle', stageNames.middle],
    ]),
    section('menuGroup', 'infrastructure', menu.infrastructure, [
      ['facilities', menu.facilities],
      ['facilities#smart-classes', menu.classrooms],
      ['facilities#academic-zone', menu.library],
      ['computerLab', menu.computerLab],
      ['sports', menu.sports],
      ['facilities#safety-and-security', menu.safety],
    ]),
    section('menuGroup', 'gallery', menu.gallery, [
      ['gallery', menu.photoGallery],
      ['videos', menu.videoGallery],
      ['news', menu.news],
    ]),
    section('menuBar', 'bar', '', [
      ['calendar', menu.calendar],
      ['contact', menu.contact],
    ]),
    section('footerList', 'for-parents', footer.forParents, [
      ['admissionProcess', menu.admissionProcess],
      ['parentGuidelines', menu.parentGuidelines],
      ['schoolErp', menu.schoolErp],
      ['portal', ''],
      ['registration', ''],
      ['contact', menu.contact],
    ]),
    section('footerList', 'school-life', footer.schoolLife, [
      ['calendar', menu.calendar],
      ['gettingStarted', menu.gettingStarted],
      ['facilities', menu.facilities],
      ['computerLab', menu.computerLab],
      ['sports', menu.sports],
      ['gallery', menu.photoGallery],
      ['videos', menu.videoGallery],
      ['news', menu.news],
    ]),
    { id: 'parents-app', kind: 'parentsApp', values: { ...parentsApp }, items: [] },
  ];
}

/** Used if the school's own menu cannot be read, or nothing is known about the school. */
export const standardMenu = (words: Words): Menu =>
  menuFrom(standardSections(words, { parentsApp: { heading: '', text: '' } }), NO_LINK_TARGETS);
