import { ENDPOINTS, type Account } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import type { SignedIn } from './signed-in.ts';

/** Whoever changed their mind in the browser's own window. */
export type Cancelled = 'cancelled';

/** Whether this browser can make passkeys and use them; some only on pages with TLS. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey in the browser and gives its public half to the server. */
export async function addPasskey(): Promise<Outcome<Account> | Cancelled> {
  const options = await call(ENDPOINTS.passkeyOptions);
  if (!options.ok) return options;
  const made = await asked(() => {
    trustCreation(options.value);
    return navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value),
    });
  });
  const read = ENDPOINTS.addPasskey.body.safeParse(made?.toJSON());
  return read.success ? call(ENDPOINTS.addPasskey, { body: read.data }) : 'cancelled';
}

/** Lets the reader choose a passkey and signs in with it. */
export async function provePasskey(): Promise<Outcome<SignedIn> | Cancelled> {
  const options = await call(ENDPOINTS.signInOptions);
  if (!options.ok) return options;
  const proof = await asked(() => {
    trustRequest(options.value);
    return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value) });
  });
  const read = ENDPOINTS.signIn.body.safeParse(proof?.toJSON());
  return read.success ? call(ENDPOINTS.signIn, { body: read.data }) : 'cancelled';
}

/** The browser throws when its window is closed, and when the authenticator has the passkey already. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The browser checks the options itself, and better. */
function trustCreation(_options: object): asserts _options is PublicKeyCredentialCreationOptionsJSON {}
function trustRequest(_options: object): asserts _options is PublicKeyCredentialRequestOptionsJSON {}
