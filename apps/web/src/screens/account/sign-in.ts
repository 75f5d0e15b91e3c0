import { ENDPOINTS } from '@la-stanza/protocol';
import { call, type Outcome } from '../../server/call.ts';
import { reconnect } from '../../server/live.ts';
import { loadAccount } from '../../server/account.ts';
import { provePasskey, type Cancelled } from './passkeys.ts';
import type { SignedIn } from './signed-in.ts';

async function signedIn(outcome: Outcome<SignedIn> | Cancelled): Promise<Outcome<SignedIn> | Cancelled> {
  if (outcome === 'cancelled' || !outcome.ok) return outcome;
  await loadAccount();
  // the session is another one: reconnect with its cookie
  reconnect();
  return outcome;
}

export async function signInWithPasskey(): Promise<Outcome<SignedIn> | Cancelled> {
  return signedIn(await provePasskey());
}

export async function signInWithCode(code: string): Promise<Outcome<SignedIn> | Cancelled> {
  return signedIn(await call(ENDPOINTS.signInWithCode, { body: { code } }));
}
