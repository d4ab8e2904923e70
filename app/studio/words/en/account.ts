import type { Device } from '#app/access/sessions/device.ts';
import { en as site } from '#app/words/en.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');
export const account = {
  title: 'My account',
  nameTitle: 'You',
  name: 'Your name',
  nameHelp: 'As it stands beside what you publish and change. Hindi is welcome.',
  save: 'Save',
  passwordTitle: 'Password',
  current: 'Your password now',
  wanted: 'New password',
  changePassword: 'Change the password',
  passwordHelp: 'You will be signed out everywhere else.',
  wrongPassword: 'This is not your password. Please try again.',
  locked: (minutes: number) =>
    `Too many tries. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
  enquiryMail: {
    title: 'Enquiries by mail',
    lead: 'The school’s mailbox gets every enquiry. If you answer enquiries, you can also get an e-mail with a link to each.',
    legend: 'Write to me',
    choices: {
      '': 'Not by mail',
      'at-once': 'At once, whenever one comes',
      daily: 'Once a day, at seven in the morning, while something waits for an answer',
    },
    save: 'Save',
  },
  language: {
    title: 'Language',
    lead: 'The language of the studio. This does not change what you write or what families see.',
    legend: 'Language of the studio',
    save: 'Save',
  },
  sessionsTitle: 'Where you are signed in',
  sessionsLead: 'Is there one that you do not know? Sign it out and change your password.',
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'An unknown device'),
  thisOne: 'this device',
  since: (day: string, time: string) => `Since ${day}, ${site.calendar.time(time)}`,
  end: 'Sign out',
  endWhich: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  saferTitle: 'Safer and quicker',
  secondStepLink: 'Second step with an app',
  secondStepOn: 'On: signing in asks for a code from your app.',
  secondStepOff: 'Off. With it, a stolen password alone is of no use.',
  passkeysLink: 'Passkeys',
  passkeysText: (count: number) =>
    count === 0
      ? 'None yet. Sign in with your finger, face or screen lock instead of a password.'
      : plural(count, { one: 'You have one.', other: `You have ${count}.` }),
  backToAccount: 'Back to my account',
  done: {
    name: 'Saved: your new name.',
    password: 'Your password is changed. Everywhere else you are signed out.',
    session: 'Signed out there.',
    language: 'Saved: the studio speaks English to you.',
    'enquiry-mail': 'Saved: how you hear of enquiries.',
  } as Record<string, string>,
  secondStep: {
    title: 'Second step',
    lead: 'After your password, the studio asks for six digits from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    begin: 'Switch it on',
    isOn: 'The second step is on.',
    end: 'Switch it off',
    endHelp: 'Without the second step your password alone is enough to sign in.',
    newCodesHelp:
      'Are your backup codes lost, or has somebody seen them? Make new ones: the old ones then open nothing.',
    newCodes: 'Make new backup codes',
    setupStarted: 'Two steps are left: give the secret to your app, then type the code that it shows.',
    stepOne: '1. Give the secret to your app',
    open: 'Open it in the app on this phone',
    scan: 'Or scan this picture with the app on another phone:',
    picture: 'A QR code for your authenticator app',
    type: 'Or type this into the app:',
    stepTwo: '2. Type the code that the app shows',
    code: 'Six digits',
    confirm: 'Switch it on',
    wrongCode: 'This code is not right. Codes change every half minute: please type the newest one.',
    codesTitle: 'Your backup codes',
    codesLead:
      'If your phone is lost, each of these codes lets you in once. They are shown only now: write them down or print this page, and keep them where you keep keys.',
    codesKept: 'I have kept them',
    off: 'The second step is off.',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'A passkey lives on your phone or computer and opens with your finger, face or screen lock. It replaces the password and the second step.',
    add: 'Add a passkey on this device',
    waiting: 'Your device is asking you …',
    none: 'You have no passkey yet.',
    cannot: 'This browser has no passkeys, or scripts are switched off.',
    unnamed: 'Passkey without a name',
    name: 'Name',
    nameHelp: 'So that you know it again: “my phone”, “office computer”.',
    rename: 'Save the name',
    remove: 'Delete',
    removeWhich: (name: string) => `Delete ${name}`,
    removeAsk: (name: string) =>
      `“${name}” will no longer open the studio. To use it again it must be added anew.`,
    removeSure: (name: string) => `Delete “${name}” for good`,
    since: (day: string) => `Since ${day}`,
    outcome: {
      done: 'The passkey is kept. Give it a name so that you know it again.',
      cancelled: 'Nothing was added: it was cancelled, or this device has a passkey here already.',
      signedOut: 'You are signed out. Please sign in again, then add the passkey.',
      failed: 'That did not work. Please try again.',
    },
    done: { renamed: 'Saved: the new name.', deleted: 'The passkey is deleted.' } as Record<string, string>,
  },
};
