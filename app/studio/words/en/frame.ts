import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

const characters = (count: number) => plural(count, { one: '1 character', other: `${count} characters` });

/** The frame around every page of the studio, and the sign-in pages. */
export const frame = {
  studio: 'Studio',
  skipToMain: 'Skip to the main part',
  menu: 'Studio menu',
  menuButton: 'Menu',
  menuGroups: { write: 'Write', waiting: 'To answer', school: 'The school', house: 'Settings' },
  signOut: 'Sign out',
  undo: 'Undo',
  arrange: { open: 'Change the order', close: 'Done', loading: 'One moment …' },
  toSite: 'See the site',
  /** On the pages of the site, in the browsers of staff. */
  editThis: 'Edit this',
  nothingToEdit: {
    title: 'Nothing to edit here',
    text: 'That page is made by the site itself, or it is no longer there. What you want to change may be found by its words.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'For the school office. Families need no account to read the site.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    wrong: 'The e-mail or the password is not right. Please try again.',
    locked: (minutes: number) =>
      `Too many tries. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again, or ask for a new password.`,
    insecure:
      'This address is not secure (it does not begin with https), so the browser cannot keep you signed in. Please open the studio at its https address.',
  },
  welcome: {
    title: 'Welcome to the studio',
    firstLead: 'You are the first here, so you become its administrator.',
    lead: (role: string) => `You have been invited as ${role}.`,
    name: 'Your name',
    nameHelp: 'This name appears next to what you publish or change. You can write it in Hindi.',
    email: 'Your e-mail',
    password: 'A password of your own',
    passwordHelp: (shortest: number) =>
      `At least ${shortest} characters. Three or four words that only you would put together are good.`,
    submit: 'Begin',
    noInvitation:
      'This link has been used already, or its time is over. Ask an administrator for a new one; for the first administrator, restart the server: it prints a new link.',
    emailTaken: 'There is already an account with this e-mail. Sign in, or use another e-mail.',
  },
  /** Above the fields to correct. */
  notDone: 'It is not done yet. Please look at:',
  showPassword: 'Show the password',
  /** For the preview. */
  screens: { label: 'Screen', phone: 'Phone', desktop: 'Desktop' },
  connection: {
    noLine:
      'You are offline. What you wrote is still here and will be sent when you are back online.',
    noAnswer: 'The site does not answer just now. What you wrote stays here and is sent again by itself.',
    signedOut:
      'You are signed out, so nothing was saved. What you wrote stays here: sign in in another tab, then come back here and it will be sent.',
    signIn: 'Sign in (a new page)',
    tryAgain: 'Try again now',
  },
  owedFactor: {
    label: 'Before you go on',
    until: (day: string) =>
      `As an administrator you can change everything, so your password alone is not enough. Please set up a passkey or a second step by ${day}; it takes two minutes.`,
    short: (day: string) => `Your password alone is enough only until ${day}.`,
    setUp: 'Secure your account',
    over: 'As an administrator you can change everything, so your password alone is not enough. Set up a passkey or a second step now; then the studio is open to you again.',
    passkey: 'Add a passkey',
    secondStep: 'Set up a second step',
  },
  /** Of a text, next to its field. */
  lengths: {
    tooLong: (over: number, most: number) =>
      `This is ${characters(over)} too long: at most ${most} fit. Please shorten it.`,
    left: (count: number) => `${characters(count)} left`,
  },
  roles: {
    editor: { name: 'editor', choice: 'Editor: writes and publishes' },
    administrator: { name: 'administrator', choice: 'Administrator: may do everything' },
  },
  errors: {
    required: 'Please fill this in.',
    email: 'This does not look like an e-mail address. Please check it.',
    shortPassword: (shortest: number) => `Please use at least ${shortest} characters.`,
    longPassword: (longest: number) => `Please use at most ${longest} characters.`,
    easyPassword:
      'This password is among those that are tried first: it is in common use, has only one or two words, or is made of your name, your address or the school’s. Please put three or four words together that have nothing to do with each other.',
    summary: 'Please look at these places again:',
    notFound: 'There is nothing here',
    notFoundText: 'The address may be wrong, the link may be old, or the item was deleted.',
    forbidden: 'This is for administrators',
    forbiddenText: 'Ask an administrator of the school to do it, or to give you that part.',
    unexpected: 'Something went wrong',
    unexpectedText: 'What you had saved is safe. Please try again; if it happens again, tell your website support.',
    toDashboard: 'Go to studio home',
  },
};
