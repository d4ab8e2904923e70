import type { OwnProvenAction } from '#app/access/sign-in/proof.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** The words of the sign-in pages and the people page. */
export const people = {
  /** Between two ways to sign in. */
  or: 'or',
  passkey: {
    show: { 'sign-in': 'Sign in with a passkey', proof: 'Confirm with a passkey' },
    waiting: 'Please confirm on your device…',
    cancelled:
      'The passkey was not used: it was cancelled, or your device did not respond. You can try again.',
    wrong: {
      'sign-in': 'This passkey is not registered here. Please sign in with your password.',
      proof: 'This passkey is not yours. Please use your password.',
    },
    locked: 'Too many attempts. Please wait a few minutes and try again.',
  },
  newPasswordIsSet:
    'Your new password is set. Please sign in with it. All other devices have been signed out.',
  forgotten: {
    title: 'Get a new password',
    lead: 'Enter your e-mail. If you have an account, we will send you a link. It works for one hour.',
    email: 'E-mail',
    submit: 'Send me the link',
    sent: {
      'by mail':
        'Thank you. If there is an account with this address, a link is being sent to it. Please check your e-mail, including the spam folder. Any link that you were sent in the last hour works too.',
      'to a file':
        'No mail server is set up, so no e-mail is sent. If there is an account with this address, the link was written to a file on the server: ask your website support for it.',
    },
    locked: (minutes: number) =>
      `Too many attempts. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    back: 'Back to sign-in',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: (name: string) => `${name}, this replaces your old password and signs you out everywhere.`,
    password: 'New password',
    submit: 'Save new password',
    noLink: 'This link has been used, or it is more than an hour old. Please ask for a new one.',
    again: 'Ask for a new link',
  },
  factors: {
    title: 'Other ways to sign in to your account',
    lead: (name: string) =>
      `${name}, your new password is set, and all devices have been signed out. Please check the other ways to sign in below, and delete any that are not yours.`,
    passkeysTitle: 'Passkeys',
    passkeysHelp: 'Each of these can be used to sign in without the password.',
    unnamed: 'Passkey without a name',
    since: (day: string) => `Since ${day}`,
    remove: 'Delete',
    removeWhich: (name: string) => `Delete ${name}`,
    secondStepTitle: 'Two-step sign-in',
    secondStepHelp:
      'You are asked for a code from an app when you sign in. If you set this up, leave it on. To switch it off here, type a code from the app or a backup code. If you have neither, ask an administrator.',
    code: 'Code',
    end: 'Switch it off',
    wrong: 'This code is wrong. Please type the newest one, or a backup code.',
    locked: (minutes: number) =>
      `Too many wrong codes. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    deleted: 'The passkey is deleted.',
    ended: 'Two-step sign-in is off.',
    nothing: 'Only your new password can be used to sign in to your account.',
    goOn: 'These are all mine: sign in',
    over: 'This page has expired after 15 minutes. Please sign in: “Your account” lists all ways to sign in.',
    toSignIn: 'Sign in',
  },
  proof: {
    title: 'Confirm it is you',
    requested: (action: string) => `You want to ${action}.`,
    lead: 'Please confirm again that it is you. You will not be asked again for the next ten minutes.',
    password: 'Your password',
    submit: 'Continue',
    wrong: 'This is not your password. Please try again.',
    locked: (minutes: number) =>
      `Too many attempts. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    kept: 'What you wrote is not lost.',
    back: 'Cancel',
    fileTitle: 'Your file is downloading',
    fileLead: 'Thank you. You will find the file in your browser’s downloads.',
    fileAgain: 'Download it again',
    fileBack: 'Go back',
    actions: {
      'people.invite': 'invite somebody',
      'people.role': 'change somebody’s role',
      'people.remove': 'remove somebody',
      'second-step.begin': 'switch on two-step sign-in',
      'second-step.confirm': 'switch on two-step sign-in',
      'second-step.codes': 'make new backup codes',
      'second-step.end': 'switch off two-step sign-in',
      'passkeys.ask': 'add a passkey',
      'passkeys.add': 'add a passkey',
      'passkeys.delete': 'delete a passkey',
      'enquiries.export': 'download the enquiries as a file',
      'backup.download': 'download a backup',
      'everything.download': 'download everything',
      'profile.mailbox': 'publish another e-mail address for the school',
      'site.open': 'make the site public',
    } satisfies Record<OwnProvenAction, string>,
  },
  secondStep: {
    title: 'Two-step sign-in',
    lead: 'Open your authenticator app and type the six digits that it shows for the school. You can also use one of your backup codes.',
    code: 'Code',
    submit: 'Continue',
    wrong: 'This code is wrong. Codes change every 30 seconds: please type the newest one.',
    locked: (minutes: number) =>
      `Too many wrong codes. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}, then sign in again.`,
    back: 'Sign in as somebody else',
  },
  people: {
    title: 'People',
    inviteTitle: 'Invite somebody',
    email: 'Their e-mail',
    role: 'Role',
    byMail: 'Also send the link by e-mail',
    invite: 'Create an invitation',
    invited: (email: string) => `The invitation for ${email} is ready`,
    linkHelp:
      'Send them this link, for example by WhatsApp. It works once, within seven days, and is shown only now.',
    notInvited: 'The invitation has not been created. Please check:',
    mailed: {
      none: '',
      'on its way': 'It is also being sent by e-mail.',
      'to a file':
        'It was not sent by e-mail: no mail server is set up, so the e-mail was only written to a file on the server.',
    },
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copy it by hand',
    factors: { passkey: 'Passkey', secondStep: 'Two-step sign-in', none: 'Password only' },
    rolesTitle: 'Roles',
    activityTitle: 'Activity',
    allActivity: 'All activity',
    hereTitle: 'People with an account',
    you: 'you',
    lastSeen: (day: string) => `Last seen on ${day}`,
    never: 'Not seen yet',
    change: (name: string) => `Change ${name}`,
    changeTo: (role: string) => `Change role to ${role}`,
    remove: (name: string) => `Remove ${name}`,
    removeHelp:
      'They will be signed out immediately and will need a new invitation to come back. What they wrote stays.',
    onlyAdministrator:
      'This is the only administrator. Make somebody else an administrator before you change or remove this person.',
    openTitle: 'Invited, not joined yet',
    nobodyInvited: 'No open invitations.',
    until: (day: string) => `The link works until ${day}`,
    by: (name: string) => `invited by ${name}`,
    withdraw: 'Cancel invitation',
    withdrawWhose: (email: string) => `Cancel invitation for ${email}`,
    done: {
      role: 'Saved: the role is changed.',
      removed: 'Removed, and signed out everywhere.',
      withdrawn: 'The invitation is cancelled: its link no longer works.',
    },
    refused: {
      'already-here': 'There is already an account with this e-mail.',
      'last-administrator': 'This is the only administrator. Make somebody else an administrator first.',
      yourself: 'You cannot remove yourself. Another administrator can.',
      gone: 'This no longer exists. Somebody else may have removed it.',
      input: 'This could not be understood. Please try again.',
    },
  },
};
