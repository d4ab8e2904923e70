import { en as site } from '#app/words/en.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

export const albums = {
  newAlbum: {
    title: 'Create an album',
    lead: 'Choose the photos, and enter the name and the day of the event. Nobody can see the album until you publish it.',
    photos: 'Photos',
    photosHint: 'As many as you like, up to 40 MB each. You can add more later.',
    name: 'Name of the album',
    nameHint: 'For example: Sports Day 2026. You can write it in Hindi.',
    date: 'Day of the event',
    description: 'What happened',
    descriptionHint: 'A sentence or two for families. You can write it later.',
    submit: 'Create album',
    submitWith: (photos: number) =>
      plural(photos, { one: 'Create with this photo', other: `Create with ${photos} photos` }),
    sending: 'Please wait…',
    problems: {
      name: 'Please enter a name for the album.',
      longName: 'Please shorten the name.',
      date: 'Please choose the day of the event.',
      longDescription: 'Please shorten the text.',
    },
  },
  photosOf: 'Photos',
  counted: (photos: number) => plural(photos, { one: '1 photo', other: `${photos} photos` }),
  seeOnSite: 'See it on the site',
  toAbout: 'Title, day and text',
  about: {
    /** Its name and its day, which save themselves. */
    progress: {
      offline: 'Not saved yet: you are offline. We will try again automatically.',
      signedOut: 'Not saved: you are signed out. Sign in again in another tab, then reload this page.',
      problem: 'Not saved. Please check the name and the day.',
      conflict: 'Not saved: somebody else has changed the name or the day in the meantime.',
    },
  },
  add: {
    title: 'Add photos',
    choose: 'Choose photos',
    drop: 'Drop photos here',
    hint: 'As many as you like, up to 40 MB each. If a photo says where it was taken, we remove that.',
    send: 'Add the chosen photos',
    sent: (arrived: number, chosen: number) => `${arrived} of ${chosen} uploaded`,
    allSent: (arrived: number) =>
      plural(arrived, { one: 'The photo was uploaded.', other: `All ${arrived} photos were uploaded.` }),
    offline: 'You are offline. The upload continues when you are back online; nothing is lost.',
    stay: 'You can open other pages; keep this tab open.',
    waiting: 'Waiting',
    moreWait: (photos: number) =>
      plural(photos, { one: '1 more photo to upload.', other: `${photos} more photos to upload.` }),
    sending: (percent: number) => `${percent}%`,
    finishing: 'Saving…',
    retry: 'Try again',
    retryAll: 'Try all again',
    dismiss: 'Skip',
    progressOf: (name: string) => `How much of ${name} has been uploaded`,
    unfinished: (names: string[]) =>
      plural(names.length, {
        one: `One photo was not uploaded completely: ${names[0]}.`,
        other: `${names.length} photos were not uploaded completely: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}.`,
      }),
    unfinishedHelp: 'Choose the same photos again: the upload continues where it stopped. Or skip them.',
    forget: 'Skip and continue',
  },
  sizeOf: ({ width, height }: { width: number; height: number }) =>
    `This picture has ${grouped(width)} × ${grouped(height)} pixels.`,
  refusals: {
    empty: 'This file is empty. Please choose it again, or take the photo again.',
    'too-large': 'This photo is larger than 40 MB. Please make it smaller and upload it again.',
    'unknown-type': 'This is not a photo that we can show. Please upload it as JPEG or PNG.',
    'too-many-pixels':
      'This picture has too many pixels. Please make it smaller, at most 11,000 pixels on each side.',
    'too-large-unpacked':
      'The site does not have enough memory to open this picture. Interlaced, progressive, AVIF and very large HEIC files need a lot. Please save it as an ordinary JPEG, or make it smaller, and upload it again.',
    busy: 'Too many photos are being uploaded right now. Wait a minute, then press Try again.',
    heic: 'This HEIC photo cannot be read. It may be damaged. Please upload it again, or save it as JPEG and upload that.',
    unreadable:
      'This photo is damaged or incomplete. Please upload it again from the phone or camera that took it.',
    withdrawn:
      'This photo was withdrawn from the site, so it cannot be added again. An administrator can undo that.',
    'no-album': 'This album no longer exists.',
    gone: 'This photo was skipped in the meantime, or its album no longer exists.',
    'too-many-arriving':
      'Too many photos are already being uploaded. Please wait until they are in the album.',
    'signed-out': 'You are signed out. Sign in again in another tab, then press Try again.',
    forbidden: 'You are not allowed to add photos. Ask an administrator.',
    duplicate: 'This photo is already in the album. It was not added again.',
    'too-many': 'You can upload at most 60 photos at a time. Please upload the others separately.',
    line: 'The internet connection broke several times. Press Try again when it is working.',
    other:
      'Something went wrong on our side. Press Try again. If it happens again, tell your website support.',
  } as Record<string, string>,
  duplicates: {
    title: (pairs: number) =>
      plural(pairs, { one: 'Is this the same photo twice?', other: `${pairs} photos may be duplicates` }),
    help: 'They look the same, for example one from the camera and one from WhatsApp. Nothing is removed until you choose.',
    sent: 'New',
    here: 'Already here',
    elsewhere: (title: string) => `Already in “${title}”`,
    pixels: ({ width, height }: { width: number; height: number }) =>
      `${grouped(width)} × ${grouped(height)}`,
    larger: 'Larger: better to keep this one',
    keep: 'Keep both',
    keepAll: 'Keep all',
    leaveSent: 'Remove the new one',
    leaveHere: 'Remove the earlier one',
  },
  list: {
    title: 'In this album',
    empty: 'No photos yet. Choose some above, and they will appear here.',
    tabs: {
      all: 'All',
      'no-words': 'No description',
      'no-consent': 'No consent',
      'to-decide': 'To decide',
    },
    noneInTab: 'No photo is listed here.',
    cover: 'Cover',
    number: (number: number, of: number) => `Photo ${number} of ${of}`,
    called: (number: number) => `Photo ${number}`,
    noWords: 'No description',
    decorative: 'Needs no description',
    blurred: 'May be blurred',
    hidden: 'Not shown yet',
    withdrawn: 'Withdrawn',
    withdrawnHelp: 'Nobody can see this photo.',
    restorable: (until: string) => `An administrator can undo this until ${until}.`,
    erased: 'It has been deleted permanently.',
    restore: 'Undo the withdrawal',
    allHaveWords: 'Every photo has a description.',
    left: (photos: number) =>
      plural(photos, {
        one: 'One photo has no description yet.',
        other: `${photos} photos have no description yet.`,
      }),
    next: 'Next without a description',
    takeCaptions: 'Use captions as descriptions',
  },
  choosing: {
    choose: (name: string) => `Select ${name}`,
    all: 'Select all',
    withoutWords: 'Select those not described',
    help: 'Tick photos to change several at once. To select a range, drag from one tick box to another, or hold Shift and tick the last one. On a keyboard, Space ticks a photo, and Shift with an arrow key selects more.',
    counted: (photos: number) => plural(photos, { one: '1 selected', other: `${photos} selected` }),
    several: 'Change several photos',
    positions: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
    letGo: 'Clear selection',
    seeLarge: 'View them larger first',
    what: 'What do they show?',
    whatHint: 'One description for all selected photos.',
    describe: 'Save for all selected',
    decorate: 'Mark as decoration',
    decorateHint:
      'Only for photos that just decorate the page, for example flowers or a pattern. They need no description.',
    consent: 'May families see them?',
    yes: 'Yes',
    signed: 'We have permission for everyone shown in these photos',
    notYet: 'Not yet',
    notYetHelp: 'They stay hidden from families',
    nobody: 'No child can be recognised',
    release: 'Confirm consent',
    releaseNow: 'Confirm and show now',
    position: 'New position',
    move: 'Move',
    remove: 'Remove from album',
    withdraw: 'Withdraw everywhere',
    tools: { words: 'Describe', consent: 'Consent', move: 'Move', withdraw: 'Withdraw', remove: 'Remove' },
  },
  photo: {
    all: 'All photos',
    previous: 'Previous photo',
    next: 'Next photo',
    alt: 'Describe the photo',
    altHint: 'For people who cannot see the photo, and for when it does not load.',
    caption: 'Caption',
    captionHint: 'Shown below the photo. You can leave it empty.',
    sameAsCaption: 'Use the caption',
    decorative: 'It needs no description.',
    decorativeHint: 'Only if it just decorates the page, for example a flower or a pattern.',
    save: 'Save',
    saveAndNext: 'Save and open next',
    progress: {
      waiting: 'Not saved yet…',
      saving: 'Saving…',
      saved: (at: string) => `Saved at ${site.calendar.time(at)}`,
      offline: 'Not saved yet: you are offline. We will try again automatically.',
      signedOut: 'Not saved: you are signed out. Sign in again in another tab, then press Save.',
      problem: 'Not saved. Please check the description and the caption.',
    },
    earlier: 'Move one place earlier',
    later: 'Move one place later',
    first: 'Make it the cover',
    turn: 'Rotate right',
    remove: 'Remove from album',
    withdraw: 'Withdraw everywhere',
    withdrawHelp:
      'Use this for a photo that nobody should see any more, for example because a parent asks. It is removed from every page immediately, and cannot be added again.',
    needed: 'Please describe the photo, or tick that it needs no description.',
    neededBesideCaption: 'The caption is saved. Please describe the photo, too.',
  },
  undo: {
    removed: (photos: number) =>
      plural(photos, {
        one: 'One photo was removed from the album.',
        other: `${photos} photos were removed from the album.`,
      }),
  },
  arrange: {
    help: 'Drag a photo to its place; with a finger, drag it by its handle. On a keyboard: go to a photo, press Enter on its handle, choose the place with the arrow keys, and press Enter again. The first photo is the cover.',
    label: 'Order of the photos',
    handle: (alt: string) => `Move ${alt}`,
  },
  publish: {
    says: { draft: 'Draft', published: 'Published', waiting: 'Published, but some photos are not shown yet' },
    goes: (going: number, all: number, back: string[]) =>
      going === all
        ? plural(all, { one: 'The photo can be published.', other: `All ${all} photos can be published.` })
        : `${going} of ${all} can be published: ${back.join(', ')}.`,
    noWords: (photos: number) =>
      plural(photos, { one: '1 has no description', other: `${photos} have no description` }),
    unsigned: (photos: number) => plural(photos, { one: '1 needs consent', other: `${photos} need consent` }),
    out: (photos: number) =>
      plural(photos, { one: 'Families see one photo.', other: `Families see ${photos} photos.` }),
    none: 'This album has no photos yet.',
    consent: 'We have permission to publish photos of everyone shown.',
    consentAll: (photos: number) =>
      plural(photos, {
        one: 'You confirm this in your name, for the photo in the album.',
        other: `You confirm this in your name, for all ${photos} photos. If you are not sure about one, remove it first, or select the others and confirm consent for these only.`,
      }),
    submit: (photos: number) =>
      photos === 0
        ? 'Publish'
        : plural(photos, { one: 'Publish one photo', other: `Publish ${photos} photos` }),
    submitNew: 'Publish the new photos',
    sending: 'Publishing…',
    ticked: (name: string, when: string) => `Consent was confirmed by ${name} on ${when}.`,
    unpublish: 'Take off the site',
    refused: 'It is not published yet. Please check:',
    problems: {
      about: 'The title or the day is missing.',
      'no-photos': 'Add at least one photo.',
      arriving: 'Some photos are still being uploaded.',
      texts: (photos: number) =>
        plural(photos, {
          one: 'One photo has no description.',
          other: `${photos} photos have no description.`,
        }),
      consent: 'Tick that you have permission to publish photos of everyone shown.',
    },
  },
  problems: {
    'none-chosen': 'Please select photos first.',
    needed: 'Please say what they show.',
    'too-long': 'This is too long. Please shorten it to 300 characters or fewer.',
    texts: 'Some of them have no description yet. Please describe them first.',
    consent: 'Please choose whether families may see them.',
    other:
      'This was not possible, because something has changed in the meantime. Please check and try again.',
  } as Record<string, string>,
  answers: {
    describe: 'Saved.',
    'describe-chosen': 'Saved for all selected photos.',
    decorate: 'Saved: they need no description.',
    release: 'Saved in your name.',
    move: 'Moved.',
    'put-back': 'Put back where it was.',
    'use-captions': 'The captions are now the descriptions.',
    earlier: 'Moved one place earlier.',
    later: 'Moved one place later.',
    first: 'This is now the cover.',
    arrange: 'The order is saved.',
    turn: 'Rotated.',
    remove: 'Removed from the album.',
    'keep-both': 'Both photos are kept.',
    'keep-all': 'All photos are kept.',
    'leave-out': 'Removed from the album. The other photo is kept.',
    withdraw: 'Withdrawn. Nobody can see it any more.',
    restore: 'The photo can be seen again.',
    'forget-uploads': 'Those photos were skipped.',
    publish: 'Published. Families see it now.',
    unpublish: 'Taken off the site. It is a draft again.',
  } as Record<string, string>,
  share: {
    chosen: 'Your photos are ready to add. Enter a name for the new album first, or open an existing album.',
    waiting: (photos: number) =>
      plural(photos, {
        one: 'One photo from your phone’s share menu has not been added yet.',
        other: `${photos} photos from your phone’s share menu have not been added yet.`,
      }),
    addHere: 'Add to this album',
    forget: 'Discard',
    tooMuch: 'These are too many photos. Please share at most 60 at a time, and at most 200 MB together.',
    taken: (photos: number) =>
      plural(photos, { one: 'One photo was added.', other: `${photos} photos were added.` }),
    left: 'Some photos could not be added:',
    albumTitle: (day: string) => `Photos of ${day}`,
  },
};
