import type { ThemeProblem } from '#app/features/theme/input.ts';
import { MAX_SAVED_THEMES, type SavedThemeProblem } from '#app/features/theme/saved-themes/saved-theme.ts';
import type { GatewayName } from '#app/sites/identity/gateways.ts';
import type { TypefaceName } from '#app/sites/identity/typefaces.ts';
import type { PaletteName } from '#app/sites/identity/palettes.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

const colours: Record<PaletteName | 'own', string> = {
  marigold: 'Marigold',
  neem: 'Neem',
  gulmohar: 'Gulmohar',
  jamun: 'Jamun',
  river: 'River',
  slate: 'Slate',
  terracotta: 'Terracotta',
  chalk: 'Chalk',
  own: 'Custom colours',
};

const gateways: Record<GatewayName, string> = {
  cusped: 'Cusped',
  pointed: 'Pointed',
  round: 'Round',
  plain: 'Plain',
};

const letters: Record<TypefaceName, string> = { carved: 'Carved', book: 'Book', round: 'Round' };

/** Pairs of colours, the first written on the second. Only custom colours can fail. */
const pairings: Record<string, string> = {
  onWall: 'Text cannot be read on the first colour',
  accentOnWall: 'The second colour cannot be read on the first',
  onAccent: 'Text cannot be read on the second colour',
};

const savedThemeProblems: Record<SavedThemeProblem, string> = {
  noName: 'Not saved. Please enter a name for this look.',
  nameTaken: 'Not saved. Another saved look has this name. Please choose a different name.',
  themeTaken: 'This look is already saved. You can find it under Saved looks below.',
  onSite: 'This look is already on the site. Choose another look to save as an option.',
  full: `You can save at most ${MAX_SAVED_THEMES} looks. Remove one before you save another.`,
};

const ratio = (value: number) => value.toFixed(1);

export const theme = {
  title: 'Look',
  about:
    'Colours, gateway and font of the whole site. Try as many looks as you like: families see a look only after you use it for the site.',
  logo: 'Logo',
  noLogo: 'No logo yet: the gateway shows the first letter of the school’s name.',
  hasLogo: 'The icons of the browser tab and the app are made from it.',
  toLogo: 'Change the logo in School profile',
  colours: 'Colours',
  colourNames: colours,
  own: {
    wall: 'First colour: walls, header, footer',
    accent: 'Second colour: buttons and lines',
    help: 'All other colours are made from these two. You cannot use colours in which text cannot be read.',
  },
  gateway: 'Gateway',
  gatewayNames: gateways,
  letters: 'Font',
  letterNames: letters,
  preview: 'Preview',
  pages: { label: 'Page', home: 'Home', admission: 'Admission', news: 'News' },
  frameTitle: (page: string) => `${page} in this look`,
  see: 'Preview this look',
  seeHint: 'Opens the home page in this look. Only you can see it.',
  readable: (weakest: number) =>
    `All text can be read easily. The lowest contrast is ${ratio(weakest)} to 1.`,
  problem: (problem: ThemeProblem): string => {
    if (problem.name === 'unknown') return 'Please choose colours, a gateway and a font.';
    if (problem.name === 'noColour')
      return 'Please write both colours as # and six digits or letters, for example #1f2a5c.';
    const { name, ratio: is, least } = problem.pairing;
    return `${pairings[name] ?? 'Some text cannot be read in these colours'}. The contrast is ${ratio(is)} to 1, and must be at least ${ratio(least)} to 1. Choose a darker or lighter colour.`;
  },
  onlyYou: 'Only you can see this look.',
  onSite: (name: string) => `Families see this look: ${name}.`,
  isOnSite: (isChosen: boolean) =>
    `This is the look on the site.${isChosen ? '' : ' The site came with this look: nobody has chosen one yet.'}`,
  keepThis: 'Keep this look for the site',
  take: 'Use this look for the site',
  takeNamed: (name: string) => `Use ${name === colours.own ? 'custom colours' : name} for the site`,
  done: { saved: 'Saved. The site has this look now.', unchanged: 'The site already has this look.' },
  conflict: (by: string) =>
    `${by || 'Somebody'} has changed the look in the meantime. Your choice is still here: press the button again to use it anyway.`,
  notSaved: 'Not saved.',
  before: 'Previous looks',
  inWords: (chosen: { colours: string; gateway: string; letters: string }) =>
    [
      colours[chosen.colours as PaletteName] ?? chosen.colours,
      gateways[chosen.gateway as GatewayName] ?? chosen.gateway,
      letters[chosen.letters as TypefaceName] ?? chosen.letters,
    ].join(', '),
  by: (by: string, at: string) => (by ? `${by}, ${at}` : `Before the first change, ${at}`),
  tryAgain: 'Open',
  drawings: {
    title: 'Also in this look',
    tab: 'Browser tab',
    app: 'App icon',
    card: 'Card for a shared link',
  },
  savedThemes: {
    title: 'Saved looks',
    about: 'Compare them with the look on the site. Only administrators can see this.',
    keep: 'Save as an option',
    name: 'Name of this look',
    suggested: (number: number) => `Look ${number}`,
    keepIt: 'Save',
    see: (count: number) => plural(count, { one: 'See the saved look', other: `See ${count} saved looks` }),
    isKept: (name: string) => `Saved as “${name}”.`,
    problem: (problem: SavedThemeProblem) => savedThemeProblems[problem],
    onSite: 'On the site now',
    frameTitle: (name: string) => `Home: ${name}`,
    by: (by: string, at: string) => `${by}, ${at}`,
    open: 'Open',
    use: 'Use for the site',
    remove: 'Remove',
    removed: (name: string) => `“${name}” was removed.`,
    done: {
      kept: 'Saved as an option.',
      removed: 'The saved look was removed.',
      restored: 'The saved look is back.',
      full: savedThemeProblems.full,
      gone: 'It is too late to bring it back.',
    },
  },
};
