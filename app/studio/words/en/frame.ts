import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

const characters = (count: number) => plural(count, { one: '1 character', other: `${count} characters` });

/** The frame around every page of the studio, and the sign-in pages. */
export const frame = {
  studio: 'Studio',
  skipToMain: 'Skip to main content',
  menu: 'Studio menu',
  menuGroups: { families: 'Families', website: 'Website', office: 'Office' },
  places: {
    home: 'Home',
    enquiries: 'Enquiries',
    news: 'News',
    photos: 'Photos',
    calendar: 'Calendar',
    pages: 'Pages',
    school: 'School',
    settings: 'Settings',
  },
  /** The last place on a phone: everything else. */
  more: 'More',
  /** After the number of enquiries. */
  newOnes: 'new',
  language: 'Language',
  signOut: 'Sign out',
  undo: 'Undo',
  /** In a dialog. */
  cancel: 'Cancel',
  closeDialog: 'Close',
  arrange: { open: 'Change the order', close: 'Done', loading: 'Please wait…' },
  toSite: 'View the site',
  /** On the pages of the site, in the browsers of staff. */
  editThis: 'Edit this',
  nothingToEdit: {
    title: 'Nothing to edit here',
    text: 'This page is made automatically, or it no longer exists. To find what you want to change, search for a word in it.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'For the school office. Families do not need an account to read the site.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    wrong: 'The e-mail or the password is wrong. Please try again.',
    locked: (minutes: number) =>
      `Too many attempts. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again, or ask for a new password.`,
    insecure:
      'Please open the studio at its https address. This address does not begin with https, so it is not secure and the browser cannot keep you signed in.',
  },
  welcome: {
    title: 'Welcome to the studio',
    firstLead: 'This is the first account, so you will be an administrator.',
    lead: (role: string) => `You have been invited as ${role}.`,
    name: 'Your name',
    nameHelp: 'This name appears next to what you publish or change. You can write it in Hindi.',
    email: 'Your e-mail',
    password: 'Choose a password',
    passwordHelp: (shortest: number) =>
      `At least ${shortest} characters. Three or four words that do not belong together work well.`,
    submit: 'Create account',
    noInvitation:
      'This link has been used or has expired. Ask an administrator for a new one. For the first administrator, restart the server: it prints a new link.',
    emailTaken: 'There is already an account with this e-mail. Sign in, or use another e-mail.',
  },
  /** Above the fields to correct. */
  notDone: 'Not done yet. Please check:',
  showPassword: 'Show password',
  /** For the preview. */
  screens: { label: 'Screen', phone: 'Phone', desktop: 'Desktop' },
  connection: {
    noLine: 'You are offline. What you wrote is still here and will be sent when you are back online.',
    noAnswer:
      'The site is not responding. What you wrote is still here and will be sent again automatically.',
    signedOut:
      'You are signed out, so nothing was saved. What you wrote is still here: sign in in another tab, then come back here and it will be sent.',
    signIn: 'Sign in in a new tab',
    tryAgain: 'Try again now',
  },
  owedFactor: {
    label: 'Account security',
    until: (day: string) =>
      `As an administrator you can change everything, so a password alone is not enough. Please set up a passkey or two-step sign-in by ${day}. It takes two minutes.`,
    over: 'As an administrator you can change everything, so a password alone is not enough. Please set up a passkey or two-step sign-in now. Then you can use the studio again.',
    passkey: 'Add a passkey',
    secondStep: 'Set up two-step sign-in',
  },
  /** Of a text, next to its field. */
  lengths: {
    tooLong: (over: number, most: number) =>
      `This is ${characters(over)} too long. Please shorten it to ${characters(most)} or fewer.`,
    left: (count: number) => `${characters(count)} left`,
  },
  roles: {
    editor: { name: 'editor', choice: 'Editor: writes and publishes', does: 'Writes and publishes' },
    administrator: {
      name: 'administrator',
      choice: 'Administrator: can do everything',
      does: 'Can do everything, also people, the school profile and backups',
    },
  },
  errors: {
    required: 'Please fill this in.',
    email: 'This is not an e-mail address. Please check it.',
    shortPassword: (shortest: number) => `Please use at least ${shortest} characters.`,
    longPassword: (longest: number) => `Please use at most ${longest} characters.`,
    easyPassword:
      'Please choose another password: this one is easy to guess. It is used by many people, has only one or two words, or is made of your name, your e-mail address or the name of the school. Put together three or four words that have nothing to do with each other.',
    notFound: 'Page not found',
    notFoundText: 'The address may be wrong, the link may be old, or the item was deleted.',
    forbidden: 'Only for administrators',
    forbiddenText: 'Ask an administrator of the school to do this, or to give you access.',
    unexpected: 'Something went wrong',
    unexpectedText:
      'What you had saved is safe. Please try again; if it happens again, tell your website support.',
    toDashboard: 'Go to studio home',
  },
};
