import { studioPaths } from '#app/access/studio-addresses.ts';
/** Both steps of registering or showing a passkey, in the browser. */

export type Registered = 'done' | 'cancelled' | 'prove' | 'signedOut' | 'failed';

export async function registerPasskey(): Promise<Registered> {
  const options = await fetch(`${studioPaths.auth}/passkey/generate-register-options`);
  // The server requires proof of identity before it accepts a new passkey.
  if (options.status === 403) return 'prove';
  if (options.status === 401) return 'signedOut';
  if (!options.ok) return 'failed';
  const creationOptions = (await options.json()) as PublicKeyCredentialCreationOptionsJSON;
  const made = await askDevice(() =>
    navigator.credentials.create({
      publicKey: {
        ...creationOptions,
        challenge: bytesOf(creationOptions.challenge),
        user: { ...creationOptions.user, id: bytesOf(creationOptions.user.id) },
        excludeCredentials: (creationOptions.excludeCredentials ?? []).map(withBytes),
      } as PublicKeyCredentialCreationOptions,
    }),
  );
  if (!made) return 'cancelled';
  const { clientDataJSON, attestationObject, getTransports } =
    made.response as AuthenticatorAttestationResponse;
  const verified = await postCredential(`${studioPaths.auth}/passkey/verify-registration`, made, {
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
    transports: getTransports?.call(made.response) ?? [],
  });
  if (verified.status === 403) return 'prove';
  return verified.ok ? 'done' : 'failed';
}

export type ShownPasskey = 'done' | 'cancelled' | 'wrong' | 'locked';

/** To sign in, or to prove one's identity again. */
export async function showPasskey(why: 'sign-in' | 'proof'): Promise<ShownPasskey> {
  const options = await fetch(`${studioPaths.auth}/passkey/generate-authenticate-options`);
  if (!options.ok) return options.status === 429 ? 'locked' : 'wrong';
  const requestOptions = (await options.json()) as PublicKeyCredentialRequestOptionsJSON;
  const shown = await askDevice(() =>
    navigator.credentials.get({
      publicKey: {
        ...requestOptions,
        challenge: bytesOf(requestOptions.challenge),
        allowCredentials: (requestOptions.allowCredentials ?? []).map(withBytes),
        userVerification: 'required',
      } as PublicKeyCredentialRequestOptions,
    }),
  );
  if (!shown) return 'cancelled';
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    shown.response as AuthenticatorAssertionResponse;
  const verified = await postCredential(
    `${studioPaths.auth}/passkey/verify-authentication?for=${why}`,
    shown,
    {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  );
  if (verified.ok) return 'done';
  return verified.status === 429 ? 'locked' : 'wrong';
}

/** Undefined if the person cancelled, or the device cannot. */
async function askDevice(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await ask()) as PublicKeyCredential | null) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

const postCredential = (path: string, { id, rawId, type }: PublicKeyCredential, response: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response: { id, rawId: textOf(rawId), type, response } }),
  });

const withBytes = (item: PublicKeyCredentialDescriptorJSON) => ({ ...item, id: bytesOf(item.id) });

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
