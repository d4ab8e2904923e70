/** The words of the door and of the people page. */
export const peopleWords = {
  passkey: {
    signIn: 'Sign in with a passkey',
    waiting: 'Your device is asking you …',
    cancelled: 'Nothing happened: the device was not asked, or it was cancelled. You can try again.',
    wrong: 'This passkey is not known here. Please sign in with your password.',
    locked: 'Too many tries. Please wait a few minutes and try again.',
    or: 'or',
  },
  newPasswordIsSet:
    'Your new password is set. Please sign in with it; every other device has been signed out.',
  forgotten: {
    title: 'A new password',
    lead: 'Tell us your e-mail. If you have a place in the studio, a link comes by mail; it works for an hour.',
    email: 'E-mail',
    submit: 'Send me the link',
    sent: 'Thank you. If this address has a place in the studio, a link is on its way. Please look into your mail, also under spam.',
    locked: (minutes: number) =>
      `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
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
  secondStep: {
    title: 'One more step',
    lead: 'Open your authenticator app and type the six digits it shows for the school. One of your backup codes works too.',
    code: 'Code',
    submit: 'Go on',
    wrong: 'This code is not right. Codes change every half minute: please type the newest one.',
    locked: (minutes: number) =>
      `Too many wrong codes. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then sign in again.`,
    back: 'Sign in as somebody else',
  },
  people: {
    title: 'People',
    lead: 'Who may work here. Editors write and publish; administrators also look after people, the school profile and backups.',
    inviteTitle: 'Invite somebody',
    email: 'Their e-mail',
    role: 'What they may do',
    roles: {
      editor: 'Editor: writes and publishes',
      administrator: 'Administrator: may do everything',
    },
    byMail: 'Also send the link by mail',
    invite: 'Make an invitation',
    invited: (email: string) => `The invitation for ${email} is ready`,
    linkHelp:
      'Give them this link, for example by WhatsApp. It works once, for seven days, and is shown only now.',
    mailed: 'It is also on its way by mail.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Please copy it by hand',
    hereTitle: 'Here now',
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
