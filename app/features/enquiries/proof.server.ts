import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** About a second of a phone's time: 256 attempts on average, 2,000 rounds each. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00', keyLength: 32 } as const;
const VALID_MS = 30 * 60_000;

/** A proof-of-work challenge, valid for this one enquiry and for half an hour. */
export const makeChallenge = (secret: string, contentHash: string, now: Date): Promise<Challenge> =>
  createChallenge({
    ...WORK,
    deriveKey,
    hmacSignatureSecret: secret,
    data: { content: contentHash, made: now.getTime() },
  });

/** The id of the challenge if it was solved for this enquiry and in time. */
export async function checkProof(
  secret: string,
  proof: string | undefined,
  contentHash: string,
  now: Date,
): Promise<{ nonce: string } | undefined> {
  const sent = Proof.safeParse(parseJson(proof));
  if (!sent.success) return undefined;
  const { challenge, solution } = sent.data;
  const { data, nonce } = challenge.parameters;
  const age = now.getTime() - data.made;
  if (data.content !== contentHash || age > VALID_MS || age < -VALID_MS) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return verified ? { nonce } : undefined;
}

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

const Proof = z.object({
  challenge: z.object({
    // Exactly what we signed: anything else fails the signature before any work is done.
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      cost: z.literal(WORK.cost),
      keyLength: z.literal(WORK.keyLength),
      keyPrefix: z.literal(WORK.keyPrefix),
      nonce: hex,
      salt: hex,
      data: z.object({ content: z.string(), made: z.number() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: hex }),
});

function parseJson(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}
