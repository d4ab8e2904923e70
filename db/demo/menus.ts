import { en as prose } from '#content/en/index.ts';
import { standardSections } from '#app/features/pages/menu/standard-menu.ts';
import { en as words } from '#app/words/en.ts';

/** The sample school's menu is the one that every school begins with, and tells the ages as well. */
export const menus = [{ id: 'menu', title: '', sections: JSON.stringify(standardSections(words, prose)) }];
