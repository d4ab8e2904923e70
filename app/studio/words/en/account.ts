import type { Device } from '#app/access/sessions/device.ts';
import { en as site } from '#app/words/en.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');
export const account = {
  title: 'Your account',
  nameTitle: 'Name and e-mail',
  name: 'Your name',
  nameHelp: 'This name appears next to what you publish or change. You can write it in Hindi.',
  save: 'Save',
  passwordTitle: 'Password',
  current: 'Current password',
  wanted: 'New password',
  changePassword: 'Change password',
  passwordHelp: 'You will be signed out everywhere else.',
  wrongPassword: 'This is not your password. Please try again.',
  locked: (minutes: number) =>
    `Too many attempts. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
  enquiryMail: {
    title: 'E-mails about enquiries',
    lead: 'The school’s mailbox gets every enquiry. If you answer enquiries, you can also get an e-mail with a link to each.',
    legend: 'When to send an e-mail',
    choices: {
      '': 'Never',
      'at-once': 'Immediately, for every enquiry',
      daily: 'Once a day, at seven in the morning, if enquiries are not answered yet',
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
  sessionsLead: 'If you do not recognise a device, sign it out and change your password.',
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'An unknown device'),
  thisOne: 'this device',
  since: (day: string, time: string) => `Since ${day}, ${site.calendar.time(time)}`,
  end: 'Sign out',
  endWhich: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  saferTitle: 'Safer and quicker sign-in',
  secondStepLink: 'Two-step sign-in',
  secondStepOn: 'On. After your password, you are asked for a code from your app.',
  secondStepOff: 'Off. Switch it on so that nobody can sign in with a stolen password alone.',
  passkeysLink: 'Passkeys',
  passkeysText: (count: number) =>
    count === 0
      ? 'None yet. Sign in with your finger, face or screen lock instead of a password.'
      : plural(count, { one: 'You have 1 passkey.', other: `You have ${count} passkeys.` }),
  backToAccount: 'Back to your account',
  done: {
    name: 'Your new name is saved.',
    password: 'Your password is changed. You are signed out everywhere else.',
    session: 'Signed out there.',
    language: 'Saved. The studio is now in English.',
    'enquiry-mail': 'Your e-mail setting is saved.',
  },
  secondStep: {
    title: 'Two-step sign-in',
    lead: 'After your password, the studio asks for six digits from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    begin: 'Switch it on',
    isOn: 'Two-step sign-in is on.',
    end: 'Switch it off',
    endHelp: 'Without two-step sign-in, your password alone is enough to sign in.',
    newCodesHelp:
      'If your backup codes are lost, or somebody has seen them, make new ones. The old ones then stop working.',
    newCodes: 'Make new backup codes',
    setupStarted: 'Two steps are left: add the setup key to your app, then type the code that it shows.',
    stepOne: '1. Add the setup key to your app',
    open: 'Open in the app on this phone',
    scan: 'Or scan this QR code with the app on another phone:',
    picture: 'A QR code for your authenticator app',
    type: 'Or type this setup key into the app:',
    stepTwo: '2. Type the code that the app shows',
    code: 'Six-digit code',
    confirm: 'Switch it on',
    wrongCode: 'This code is wrong. Codes change every 30 seconds: please type the newest one.',
    codesTitle: 'Your backup codes',
    codesLead:
      'If you lose your phone, you can sign in once with each of these codes. They are shown only now: write them down or print this page, and keep them in a safe place.',
    codesKept: 'I have saved the codes',
    off: 'Two-step sign-in is off.',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'A passkey is stored on your phone or computer. You use it with your finger, face or screen lock, and do not need a password or a code.',
    add: 'Add a passkey on this device',
    waiting: 'Please confirm on your device…',
    none: 'You have no passkey yet.',
    cannot: 'This browser does not support passkeys, or JavaScript is switched off.',
    unnamed: 'Passkey without a name',
    name: 'Name',
    nameHelp: 'To recognise it later, for example “my phone” or “office computer”.',
    rename: 'Save the name',
    remove: 'Delete',
    removeWhich: (name: string) => `Delete ${name}`,
    removeAsk: (name: string) =>
      `You will not be able to sign in with “${name}” any more. To use it again, you must add it again.`,
    removeSure: (name: string) => `Delete “${name}” permanently`,
    since: (day: string) => `Since ${day}`,
    outcome: {
      done: 'The passkey is saved. Give it a name so that you can recognise it.',
      cancelled: 'No passkey was added: it was cancelled, or this device already has one.',
      signedOut: 'You are signed out. Please sign in again, then add the passkey.',
      failed: 'That did not work. Please try again.',
    },
    done: { renamed: 'The new name is saved.', deleted: 'The passkey is deleted.' },
  },
};
