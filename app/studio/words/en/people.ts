import type { OwnProvenAction } from '#app/access/sign-in/proof.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** The words of the sign-in pages and the people page. */
export const people = {
  passkey: {
    show: { 'sign-in': 'Sign in with a passkey', proof: 'Confirm with a passkey' },
    waiting: 'Your device is asking you …',
    cancelled: 'Nothing happened: the device was not asked, or it was cancelled. You can try again.',
    wrong: {
      'sign-in': 'This passkey is not known here. Please sign in with your password.',
      proof: 'This passkey is not yours. Please use your password.',
    },
    locked: 'Too many tries. Please wait a few minutes and try again.',
  },
  newPasswordIsSet:
    'Your new password is set. Please sign in with it; every other device has been signed out.',
  forgotten: {
    title: 'A new password',
    lead: 'Tell us your e-mail. If you have a place in the studio, a link comes by mail; it works for an hour.',
    email: 'E-mail',
    submit: 'Send me the link',
    sent: {
      'by mail':
        'Thank you. If this address has a place in the studio, a link is on its way. Please look into your mail, also under spam. Any link that you were sent in the last hour works, too.',
      'to a file':
        'No mail server is set up, so no mail goes out. If this address has a place in the studio, the link was written to a file on the server: ask whoever runs the site for it.',
    },
    locked: (minutes: number) =>
      `Too many tries. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    back: 'Back to signing in',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: (name: string) => `${name}, this replaces your old password and signs you out everywhere.`,
    password: 'New password',
    submit: 'Set the new password',
    noLink: 'This link has been used already, or its hour is over. Please ask for a new one.',
    again: 'Ask for a new link',
  },
  factors: {
    title: 'Other ways to sign in to your account',
    lead: (name: string) =>
      `${name}, your new password is set, and every device has been signed out. This is what still lets somebody in or stands behind your password. Remove whatever is not yours.`,
    passkeysTitle: 'Passkeys',
    passkeysHelp: 'Each of them signs in without the password.',
    unnamed: 'Passkey without a name',
    since: (day: string) => `Since ${day}`,
    remove: 'Delete',
    removeWhich: (name: string) => `Delete ${name}`,
    secondStepTitle: 'The second step',
    secondStepHelp:
      'Signing in asks for a code from an app. If it is yours, keep it. To switch it off here, type one of its codes or a backup code; an administrator can help who has neither.',
    code: 'Code',
    end: 'Switch it off',
    wrong: 'This code is not right. Please type the newest one, or a backup code.',
    locked: (minutes: number) =>
      `Too many wrong codes. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    deleted: 'The passkey is deleted.',
    ended: 'The second step is off.',
    nothing: 'Nothing else is left: only your new password opens your place.',
    goOn: 'These are all mine: sign in',
    over: 'The quarter of an hour for this page is over. Sign in: under My account you find everything that opens your place.',
    toSignIn: 'Sign in',
  },
  proof: {
    title: 'Confirm it is you',
    requested: (action: string) => `You asked for this: ${action}.`,
    lead: 'Please show once more who you are. For the next ten minutes you are not asked again.',
    password: 'Your password',
    submit: 'Go on',
    wrong: 'This is not your password. Please try again.',
    locked: (minutes: number) =>
      `Too many tries. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} and try again.`,
    kept: 'What you wrote is kept.',
    back: 'Cancel',
    fileTitle: 'Your file is downloading',
    fileLead: 'Thank you. Look for it among the downloads of your browser.',
    fileAgain: 'No file? Download it again',
    fileBack: 'Back',
    actions: {
      'people.invite': 'invite somebody',
      'people.role': 'change what somebody may do',
      'people.remove': 'remove somebody',
      'second-step.begin': 'switch the second step on',
      'second-step.confirm': 'switch the second step on',
      'second-step.codes': 'make new backup codes',
      'second-step.end': 'switch the second step off',
      'passkeys.ask': 'add a passkey',
      'passkeys.add': 'add a passkey',
      'passkeys.delete': 'delete a passkey',
      'enquiries.export': 'take the enquiries out as a file',
      'backup.download': 'download a backup',
      'everything.download': 'take everything with you',
      'profile.mailbox': 'publish another e-mail address for the school',
      'site.open': 'make the site public',
    } satisfies Record<OwnProvenAction, string>,
  },
  secondStep: {
    title: 'One more step',
    lead: 'Open your authenticator app and type the six digits it shows for the school. One of your backup codes works too.',
    code: 'Code',
    submit: 'Go on',
    wrong: 'This code is not right. Codes change every half minute: please type the newest one.',
    locked: (minutes: number) =>
      `Too many wrong codes. Please wait ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}, then sign in again.`,
    back: 'Sign in as somebody else',
  },
  people: {
    title: 'People',
    lead: 'Who may work here. Editors write and publish; administrators also look after people, the school profile and backups.',
    inviteTitle: 'Invite somebody',
    email: 'Their e-mail',
    role: 'What they may do',
    byMail: 'Also send the link by mail',
    invite: 'Make an invitation',
    invited: (email: string) => `The invitation for ${email} is ready`,
    linkHelp:
      'Give them this link, for example by WhatsApp. It works once, for seven days, and is shown only now.',
    notInvited: 'The invitation is not made yet. Please look at:',
    mailed: {
      none: '',
      'on its way': 'It is also on its way by mail.',
      'to a file':
        'It was not sent by mail: no mail server is set up, so the mail was only written to a file on the server.',
    },
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Please copy it by hand',
    hereTitle: 'People with an account',
    you: 'you',
    secondStep: 'second step on',
    lastSeen: (day: string) => `Last here on ${day}`,
    never: 'Not seen yet',
    change: (name: string) => `Change ${name}`,
    changeShort: 'Change',
    saveRole: 'Save',
    remove: (name: string) => `Remove ${name}`,
    removeHelp:
      'They are signed out at once and cannot come back without a new invitation. What they wrote stays.',
    onlyAdministrator:
      'The only administrator: make somebody else administrator before you change or remove this one.',
    openTitle: 'Invited, not here yet',
    nobodyInvited: 'No invitation is open.',
    until: (day: string) => `The link works until ${day}`,
    by: (name: string) => `invited by ${name}`,
    withdraw: 'Withdraw',
    withdrawWhose: (email: string) => `Withdraw the invitation for ${email}`,
    done: {
      role: 'Saved: the role is changed.',
      removed: 'Removed, and signed out everywhere.',
      withdrawn: 'The invitation is withdrawn: its link no longer works.',
    } as Record<string, string>,
    refused: {
      'already-here': 'Somebody with this e-mail is here already.',
      'last-administrator':
        'This is the only administrator. Somebody must be: make another one administrator first.',
      yourself: 'You cannot remove yourself. Another administrator can.',
      gone: 'This is no longer there. Perhaps somebody else was quicker.',
      input: 'This could not be understood. Please try again.',
    },
  },
};
