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
  own: 'Our own two',
};

const gateways: Record<GatewayName, string> = {
  cusped: 'Cusped',
  pointed: 'Pointed',
  round: 'Round',
  plain: 'Plain',
};

const letters: Record<TypefaceName, string> = { carved: 'Carved', book: 'Book', round: 'Round' };

/** Pairs of colours, the first written on the second. Only a school's own two can fail. */
const pairings: Record<string, string> = {
  onWall: 'No text can be read on the first colour',
  accentOnWall: 'The second colour cannot be read on the first',
  onAccent: 'No text can be read on the second colour',
};

const tryProblems: Record<SavedThemeProblem, string> = {
  noName: 'It is not kept: give it a name.',
  nameTaken: 'It is not kept: another try has this name. Give it another one.',
  themeTaken: 'This look is kept already: it stands among the tries below.',
  onSite: 'This is the look on the site. Choose another to keep it as a try.',
  full: `${MAX_SAVED_THEMES} tries are kept, and there is room for no more. Remove one to keep another.`,
};

const ratio = (value: number) => value.toFixed(1);

/** The words of the theme page. */
export const theme = {
  title: 'Look',
  about:
    'Colours, gateway and letters of the whole site. Try as many as you like: families see a look only when you use it for the site.',
  logo: 'Logo',
  noLogo: 'No logo yet: the school’s letter stands in the gateway.',
  hasLogo: 'The browser’s tab and the app’s icon are made from it.',
  toLogo: 'Change it in the school profile',
  colours: 'Colours',
  colourNames: colours,
  own: {
    wall: 'First colour: walls, header, footer',
    accent: 'Second colour: buttons and lines',
    help: 'Everything else is made from these two. They are refused if anything could not be read.',
  },
  gateway: 'Gateway',
  gatewayNames: gateways,
  letters: 'Letters',
  letterNames: letters,
  preview: 'Preview',
  pages: { label: 'Page', home: 'Home', admission: 'Admission', news: 'News' },
  frameTitle: (page: string) => `${page} in this look`,
  see: 'See it',
  seeHint: 'Opens the home page in this look, for you only.',
  readable: (weakest: number) => `Every pairing can be read, the weakest at ${ratio(weakest)} to 1.`,
  problem: (problem: ThemeProblem): string => {
    if (problem.name === 'unknown') return 'Please choose colours, a gateway and letters.';
    if (problem.name === 'noColour')
      return 'Please write both colours as # and six digits, for example #1f2a5c.';
    const { name, ratio: is, least } = problem.pairing;
    return `${pairings[name] ?? 'Something could not be read in these colours'}: ${ratio(is)} to 1, and it needs ${ratio(least)}. Choose a darker or a lighter one.`;
  },
  onlyYou: 'Only you see this look.',
  onSite: (name: string) => `Families see ${name}.`,
  isOnSite: (isChosen: boolean) =>
    `This is the look on the site.${isChosen ? '' : ' It came so: nobody has chosen it yet.'}`,
  keepThis: 'Keep this look for the site',
  take: 'Use this look for the site',
  takeNamed: (name: string) => `Use ${name === colours.own ? 'our own two' : name} for the site`,
  done: { saved: 'Saved. The site has this look now.', unchanged: 'The site has this look already.' },
  conflict: (by: string) =>
    `${by || 'Somebody'} has changed the look meanwhile. Yours is still chosen here: press again to use it all the same.`,
  notSaved: 'It is not saved.',
  before: 'Looks before',
  inWords: (chosen: { colours: string; gateway: string; letters: string }) =>
    [
      colours[chosen.colours as PaletteName] ?? chosen.colours,
      gateways[chosen.gateway as GatewayName] ?? chosen.gateway,
      letters[chosen.letters as TypefaceName] ?? chosen.letters,
    ].join(', '),
  by: (by: string, at: string) => (by ? `${by}, ${at}` : `Before the first change, ${at}`),
  wasBy: (was: string, by: string) => `${was}. ${by}`,
  tryAgain: 'Try it again',
  drawings: {
    title: 'Made from the same',
    tab: 'Browser tab',
    app: 'App icon',
    card: 'Card of a shared link',
  },
  savedThemes: {
    title: 'Side by side',
    about: 'Looks that were kept as a try. Only administrators see them.',
    keep: 'Keep as a try',
    name: 'Name of the try',
    suggested: (number: number) => `Try ${number}`,
    keepIt: 'Keep it',
    see: (count: number) => plural(count, { one: 'See the try', other: `See the ${count} tries` }),
    isKept: (name: string) => `Kept as “${name}”.`,
    problem: (problem: SavedThemeProblem) => tryProblems[problem],
    onSite: 'On the site now',
    frameTitle: (name: string) => `Home: ${name}`,
    by: (by: string, at: string) => `${by}, ${at}`,
    open: 'Open',
    use: 'Use for the site',
    remove: 'Remove',
    removed: (name: string) => `“${name}” is removed.`,
    done: {
      kept: 'Kept as a try.',
      removed: 'The try is removed.',
      restored: 'It is back.',
      full: tryProblems.full,
      gone: 'It cannot be brought back any more.',
    },
  },
};
