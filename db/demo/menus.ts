import { en as prose } from '#content/en/index.ts';
import { standardSections } from '#app/features/pages/menu/standard-menu.ts';
import { en as words } from '#app/words/en.ts';

/** The sample school's menu is the standard one, with the ages of the stages. */
export const menus = [{ id: 'menu', title: '', sections: JSON.stringify(standardSections(words, prose)) }];
