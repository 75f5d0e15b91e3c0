import { ENDPOINTS, type Account } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import type { SignedIn } from './signed-in.ts';

/** The reader closed the browser's own dialog. */
export type Cancelled = 'cancelled';

/** Whether this browser supports passkeys; some do only over TLS. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Creates a passkey in the browser and registers its public key at the server. */
export async function addPasskey(): Promise<Outcome<Account> | Cancelled> {
  const options = await call(ENDPOINTS.passkeyOptions);
  if (!options.ok) return options;
  const { value } = options;
  if (!isForCreation(value)) return INTERNAL;
  const made = await fromBrowser(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(value) }),
  );
  const read = ENDPOINTS.addPasskey.body.safeParse(made?.toJSON());
  return read.success ? call(ENDPOINTS.addPasskey, { body: read.data }) : 'cancelled';
}

/** Lets the reader choose a passkey and signs in with it. */
export async function provePasskey(): Promise<Outcome<SignedIn> | Cancelled> {
  const options = await call(ENDPOINTS.signInOptions);
  if (!options.ok) return options;
  const { value } = options;
  if (!isForRequest(value)) return INTERNAL;
  const proof = await fromBrowser(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(value) }),
  );
  const read = ENDPOINTS.signIn.body.safeParse(proof?.toJSON());
  return read.success ? call(ENDPOINTS.signIn, { body: read.data }) : 'cancelled';
}

/** The browser throws when its dialog is closed, and when the authenticator already has the passkey. */
async function fromBrowser(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

const INTERNAL = { ok: false, trouble: { code: 'internal' } } as const;

// the browser validates the fields themselves
const isForCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  ['challenge', 'pubKeyCredParams', 'rp', 'user'].every((field) => field in options);
const isForRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON => 'challenge' in options;
