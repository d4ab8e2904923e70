import type { Challenge } from 'altcha-lib';
import { isbot } from 'isbot';
import type { Services } from '#app/platform/services.ts';
import { storeEnquiry } from './commands.server.ts';
import { formSecret, keyedHash } from './form-secret.server.ts';
import type { EnquirySubmission } from './input.ts';
import { parsePhone } from './phone.server.ts';
import { checkProof, makeChallenge } from './proof.server.ts';
import { countPost } from './rates.server.ts';
import { selfTestOf } from './delivery/self-test-mark.server.ts';
import { readStamp } from './stamp.server.ts';
import { assessSpam } from './assess-spam.ts';
import { forwardingOf } from '#app/features/enquiries/forwarding.ts';

export interface Sender {
  address: string;
  userAgent: string;
  /** The client can do a proof of work; a form without JavaScript cannot. */
  canProve: boolean;
  /** The mark of our self-test. */
  selfTestMark?: string | undefined;
}

export type Reception =
  | { kind: 'received'; receipt: string }
  | { kind: 'proof-needed'; challenge: Challenge }
  | { kind: 'too-many' };

/**
 * The single entry point for enquiries from the page's script, its plain form and the API. Once this returns
 * `received`, the enquiry and the job that delivers it are stored.
 */
export async function receiveEnquiry(
  services: Services,
  schoolCode: string,
  submission: EnquirySubmission,
  sender: Sender,
): Promise<Reception> {
  const { database, config, jobs } = services;
  // The API also takes enquiries for a school whose site this is not.
  const { languages } = config;
  const now = services.clock();
  const secret = await formSecret(services, schoolCode);
  const { key, stamp, topic, proof, lang, ...enquiry } = submission;
  const { name, email, phone, message } = enquiry;
  const content = keyedHash(secret, 'content', schoolCode, name, email, phone, message);
  // Includes the text: changed text in a second attempt is another enquiry, not a repetition.
  const repetition = key
    ? { claim: keyedHash(secret, 'key', key, content), withinMs: KEY_VALID_MS }
    : { claim: content, withinMs: SAME_WORDS_MS };
  const keep = (state: 'new' | 'spam' | 'test', more: { workDone?: string; selfTest?: string } = {}) =>
    storeEnquiry(database.writes, {
      schoolCode,
      now,
      enquiry,
      state,
      forwarding: forwardingOf(services),
      repetition,
      acknowledge: config.acknowledgeEnquiries && (languages.find((each) => each === lang) ?? languages[0]),
      ...more,
    }).then(({ receipt }) => {
      jobs.notify();
      return { kind: 'received' as const, receipt };
    });

  const selfTest = selfTestOf(secret, sender.selfTestMark);
  if (selfTest) return keep('test', { selfTest });

  const rate = await countPost(database.writes, schoolCode, sender.address, now);
  if (rate === 'closed') return { kind: 'too-many' };
  const verdict = assessSpam({
    stamp: readStamp(secret, stamp, now),
    trapped: (topic ?? '').trim() !== '',
    message: `${name} ${message}`,
    phoneUnderstood: parsePhone(phone) !== undefined,
    fromRobot: sender.userAgent.trim() === '' || isbot(sender.userAgent),
    networkIsBusy: rate === 'busy',
  });
  if (verdict === 'fine') return keep('new');
  if (verdict === 'spam' || !sender.canProve || proof === 'unable') return keep('spam');
  const done = await checkProof(secret, proof, content, now);
  if (done) return keep('new', { workDone: done.nonce });
  return { kind: 'proof-needed', challenge: await makeChallenge(secret, content, now) };
}

const KEY_VALID_MS = 7 * 24 * 60 * 60_000;
/** Long enough for a double click, a reload and an impatient second attempt. */
const SAME_WORDS_MS = 10 * 60_000;
