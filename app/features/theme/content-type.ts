import { studioHref } from '#app/access/studio-addresses.ts';
import { pageAddress } from '#app/addresses.ts';
import { contentType, type Problem } from '#app/publishing/content-type.ts';
import { parseTheme, typedTheme } from './input.ts';

/** Colours, gateway and fonts of the whole site: one item per school, once somebody has chosen. */
export const themeType = contentType({
  name: 'theme',
  place: 'settings',
  icon: 'palette',
  words: {
    one: 'look',
    many: 'Look',
    new: 'Choose a look',
    about: 'Colours, gateway and font of the whole site.',
  },
  title: 'colours',
  nameOf: () => 'Look',
  isSingleton: true,
  exportFolder: 'theme',
  permission: 'profile.edit',
  formAt: studioHref('look'),
  fields: [
    { name: 'colours', kind: 'line', label: 'Colours', max: 40, isUntranslated: true },
    { name: 'wall', kind: 'line', label: 'First colour', max: 40, isUntranslated: true },
    { name: 'accent', kind: 'line', label: 'Second colour', max: 40, isUntranslated: true },
    { name: 'gateway', kind: 'line', label: 'Gateway', max: 40, isUntranslated: true },
    { name: 'letters', kind: 'line', label: 'Font', max: 40, isUntranslated: true },
  ],
  check(texts): Record<string, Problem> {
    const read = parseTheme(typedTheme({ get: (name) => texts[name] }));
    return 'problem' in read ? { colours: 'noChoice' } : {};
  },
  address: () => pageAddress('home'),
});
