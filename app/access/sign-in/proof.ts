import { PROFILE } from '#app/platform/content/school-items.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { partOfModules } from '#app/modules/parts.ts';
import {
  findStudioPage,
  studioHref,
  studioHrefThen,
  studioPages,
  studioPaths,
} from '#app/access/studio-addresses.ts';

/**
 * What a session alone is not enough for: whoever has another's unlocked phone, or a stolen cookie, gets no further.
 * Each asks for the password or a passkey, shown within the last ten minutes. Its loader or action says
 * `requireProof()` with its name here; `tests/staff/proof.test.ts` sends a request for every line.
 */
const ownActions = {
  'people.invite': { POST: studioHref('people'), intent: 'invite' },
  'people.role': { POST: studioHref('people'), intent: 'role' },
  'people.remove': { POST: studioHref('people'), intent: 'remove' },
  'second-step.begin': { POST: studioHref('ownSecondStep'), intent: 'begin' },
  'second-step.confirm': { POST: studioHref('ownSecondStep'), intent: 'confirm' },
  'second-step.codes': { POST: studioHref('ownSecondStep'), intent: 'codes' },
  'second-step.end': { POST: studioHref('ownSecondStep'), intent: 'end' },
  /** What a browser's script asks and tells, see passkey-sign-in.server.ts. */
  'passkeys.ask': { GET: `${studioPaths.auth}/passkey/generate-register-options` },
  'passkeys.add': { POST: `${studioPaths.auth}/passkey/verify-registration` },
  'passkeys.delete': { POST: studioHref('ownPasskeys'), intent: 'delete' },
  /** Files: `from` is the page that has the link. */
  'enquiries.export': { GET: studioHref('enquiriesExport'), from: studioHref('inbox') },
  'backup.download': { GET: studioPages.backupFile.path, from: studioHref('backup') },
  'everything.download': { GET: studioHref('everything'), from: studioHref('backup') },
  /** Families' enquiries go to another mailbox. */
  'profile.mailbox': {
    POST: studioHref('item', { type: PROFILE, id: PROFILE }),
    intent: 'publish',
  },
  /** Everybody sees the site from then on. */
  'site.open': { POST: studioHref('goingPublic') },
} as const satisfies Record<string, { GET: string; from?: string } | { POST: string; intent?: string }>;

export const provenActions = { ...ownActions, ...partOfModules('provenActions') };

export type OwnProvenAction = keyof typeof ownActions;
export type ProvenAction = keyof typeof provenActions;

/** The name of the field in which a password travels beside what was asked for. */
export const PROOF_FIELD = 'proof-password';

/** The action that opening this address performs, if that needs proof. */
export function provenActionAt(address: string): ProvenAction | undefined {
  const path = address.replace(/\?.*$/s, '');
  const actions = Object.entries(provenActions) as [ProvenAction, { GET?: string }][];
  return actions.find(
    ([, { GET }]) => GET && new RegExp(`^${GET.replace(/:\w+/, '[^/]+')}$`).test(path),
  )?.[0];
}

/** The page on which a file was asked for, with the same filter; nothing where the address is not one of a file. */
export function pageOfFile(address: string): string | undefined {
  const action = provenActionAt(address);
  const { from } = action ? (provenActions[action] as { from?: string }) : {};
  return from && from + (/\?.*$/s.exec(address)?.[0] ?? '');
}

/**
 * Where somebody goes who has just signed in. A file opens no page, so nobody is sent to one: the form that they signed
 * in with would stay on the screen.
 */
export function landingAfterSignIn(wanted: WholeAddress): WholeAddress {
  if (pageOfFile(wanted)) return studioHrefThen('prove', wanted);
  return findStudioPage(wanted.replace(/\?.*$/s, ''))?.linkedFrom ?? wanted;
}
