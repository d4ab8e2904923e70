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
 * Actions for which a session alone is not enough, so that an unlocked phone or a stolen cookie does not
 * allow them. Each needs the password or a passkey within the last ten minutes. Its loader or action calls
 * `requireProof()` with the name listed here; `tests/staff/proof.test.ts` sends a request for every line.
 */
const ownActions = {
  'people.invite': { POST: studioHref('people'), intent: 'invite' },
  'people.role': { POST: studioHref('people'), intent: 'role' },
  'people.remove': { POST: studioHref('people'), intent: 'remove' },
  'second-step.begin': { POST: studioHref('ownSecondStep'), intent: 'begin' },
  'second-step.confirm': { POST: studioHref('ownSecondStep'), intent: 'confirm' },
  'second-step.codes': { POST: studioHref('ownSecondStep'), intent: 'codes' },
  'second-step.end': { POST: studioHref('ownSecondStep'), intent: 'end' },
  /** Requests of a browser's script, see passkey-sign-in.server.ts. */
  'passkeys.ask': { GET: `${studioPaths.auth}/passkey/generate-register-options` },
  'passkeys.add': { POST: `${studioPaths.auth}/passkey/verify-registration` },
  'passkeys.delete': { POST: studioHref('ownPasskeys'), intent: 'delete' },
  /** Files: `from` is the page that has the link. */
  'enquiries.export': { GET: studioHref('enquiriesExport'), from: studioHref('inbox') },
  'backup.download': { GET: studioPages.backupFile.path, from: studioHref('backup') },
  'everything.download': { GET: studioHref('everything'), from: studioHref('backup') },
  /** Redirects families' enquiries to another mailbox. */
  'profile.mailbox': {
    POST: studioHref('item', { type: PROFILE, id: PROFILE }),
    intent: 'publish',
  },
  /** Makes the site public. */
  'site.open': { POST: studioHref('goingPublic') },
} as const satisfies Record<string, { GET: string; from?: string } | { POST: string; intent?: string }>;

export const provenActions = { ...ownActions, ...partOfModules('provenActions') };

export type OwnProvenAction = keyof typeof ownActions;
export type ProvenAction = keyof typeof provenActions;

/** The name of the field that carries the password with the repeated form. */
export const PROOF_FIELD = 'proof-password';

/** The action that opening this address performs, if that needs proof. */
export function provenActionAt(address: string): ProvenAction | undefined {
  const path = address.replace(/\?.*$/s, '');
  const actions = Object.entries(provenActions) as [ProvenAction, { GET?: string }][];
  return actions.find(
    ([, { GET }]) => GET && new RegExp(`^${GET.replace(/:\w+/, '[^/]+')}$`).test(path),
  )?.[0];
}

/** The page from which a file was requested, with the same filter; undefined for other addresses. */
export function pageOfFile(address: string): string | undefined {
  const action = provenActionAt(address);
  const { from } = action ? (provenActions[action] as { from?: string }) : {};
  return from && from + (/\?.*$/s.exec(address)?.[0] ?? '');
}

/**
 * Where somebody is sent after signing in. Never to a file: it opens no page, so the sign-in form would stay
 * on the screen.
 */
export function landingAfterSignIn(wanted: WholeAddress): WholeAddress {
  if (pageOfFile(wanted)) return studioHrefThen('prove', wanted);
  return findStudioPage(wanted.replace(/\?.*$/s, ''))?.linkedFrom ?? wanted;
}
