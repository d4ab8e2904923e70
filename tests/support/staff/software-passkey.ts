import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A software security key: it holds one key for one site and answers like a real one. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x, y } = publicKey.export({ format: 'jwk' });
  const rpHash = sha256(new URL(origin).hostname);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** The site, whether the user was present and verified, and the use count. */
  const head = (flags: number) => Buffer.concat([rpHash, Buffer.from([flags, 0, 0, 0, 0])]);

  return {
    register(challenge: string) {
      const key = Buffer.concat([
        // CBOR: a P-256 key for ES256, its x (-2) and y (-3) of 32 bytes.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const data = Buffer.concat([
        head(PRESENT | VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        // CBOR: { fmt: 'none', attStmt: {}, authData: … }
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** `verified: false`: a key without user verification. */
    show(challenge: string, { verified = true } = {}) {
      const data = head(verified ? PRESENT | VERIFIED : PRESENT);
      const clientDataBytes = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientDataBytes)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: clientDataBytes.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
