/** Passkeys: this browser's authenticator makes them and signs with them; bytes travel as base64url. */

import { ask, type NamedRefusal, Refused } from './api';
import type { Me, NewPasskey, PasskeyChallenge, PasskeyLink, PasskeyOffer, PasskeyProof } from './protocol';

const NUMBERED = /^(\d+(\.\d+){3}|\[[0-9a-f:]+\])$/;
const TIMEOUT = 300_000; // milliseconds, as long as the server waits

/** Whether passkeys work here, or why not: not encrypted, an address without a name, an old browser. */
export type Place = 'works' | 'insecure' | 'numbered' | 'missing';

export function passkeyPlace(
  page: { isSecureContext: boolean; PublicKeyCredential?: unknown },
  hostname: string,
): Place {
  if (NUMBERED.test(hostname)) return 'numbered';
  if (!page.isSecureContext) return 'insecure';
  return page.PublicKeyCredential ? 'works' : 'missing';
}

export const passkeysHere = (): Place => passkeyPlace(window, location.hostname);

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const refused = (reason: NamedRefusal['reason']): Refused => new Refused({ reason, params: {}, text: '' }, 0);

/** What the authenticator says, or why it says nothing. */
async function answered(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await asking;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw refused(name === 'InvalidStateError' ? 'passkey-here' : 'passkey-cancelled');
  }
  if (!(found instanceof PublicKeyCredential)) throw refused('passkey-cancelled');
  return found;
}

const creation = (offer: PasskeyOffer): PublicKeyCredentialCreationOptions => ({
  challenge: bytesOf(offer.challenge),
  rp: { id: offer.site, name: 'Nemeton' },
  user: { id: bytesOf(offer.user), name: offer.name, displayName: offer.name },
  pubKeyCredParams: offer.algorithms.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: offer.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  timeout: TIMEOUT,
});

/** Makes a passkey that opens whoever uses this browser. */
export async function addPasskey(label: string): Promise<Me> {
  const offer = await ask<PasskeyOffer>('me/passkeys/offer', {});
  const made = await answered(navigator.credentials.create({ publicKey: creation(offer) }));
  const said = made.response as AuthenticatorAttestationResponse;
  const passkey: NewPasskey = {
    challenge: offer.challenge,
    id: made.id,
    clientData: textOf(said.clientDataJSON),
    attestation: textOf(said.attestationObject),
    label,
  };
  return ask('me/passkeys', passkey);
}

/** Signs in: what a one-time link to the person of the passkey would end with. */
export async function provePasskey(): Promise<string> {
  const { challenge, site } = await ask<PasskeyChallenge>('me/passkeys/challenge', {});
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId: site,
    userVerification: 'preferred',
    timeout: TIMEOUT,
  };
  const found = await answered(navigator.credentials.get({ publicKey }));
  const said = found.response as AuthenticatorAssertionResponse;
  const proof: PasskeyProof = {
    challenge,
    id: found.id,
    clientData: textOf(said.clientDataJSON),
    authenticatorData: textOf(said.authenticatorData),
    signature: textOf(said.signature),
  };
  return (await ask<PasskeyLink>('me/passkeys/open', proof)).link;
}

export const removePasskey = (id: string): Promise<Me> => ask(`me/passkeys/${id}/remove`, {});
