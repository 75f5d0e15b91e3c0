import { ENDPOINTS, type Account, type Me } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';
import { setMe } from './guest-store.ts';

/** What the server stores about the visitor. */
type AccountState =
  | { readonly kind: 'asking' }
  /** No session: the visitor has never taken a seat, or has signed out. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'there'; readonly account: Account }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export const useAccount: UseBoundStore<StoreApi<{ readonly state: AccountState }>> = create(() => ({
  state: { kind: 'asking' },
}));

/** Stores the account the server returned. Returns the trouble, if there was one. */
export function storeAccount(outcome: Outcome<Account>): Trouble | undefined {
  if (outcome.ok) {
    setMe(outcome.value.me);
    useAccount.setState({ state: { kind: 'there', account: outcome.value } });
    return undefined;
  }
  const { trouble } = outcome;
  if (trouble.code === 'no-session') clearAccount();
  else if (useAccount.getState().state.kind !== 'there') useAccount.setState({ state: { kind: 'trouble', trouble } });
  return trouble;
}

export async function loadAccount(): Promise<Trouble | undefined> {
  return storeAccount(await call(ENDPOINTS.account));
}

export function clearAccount(): void {
  setMe(undefined);
  useAccount.setState({ state: { kind: 'signed-out' } });
}

/** Changes the name, the handle or the vacation; the server shows it at every table the player sits at. */
export async function rename(change: {
  readonly name?: string;
  readonly handle?: string;
  readonly vacationUntil?: number | null;
}): Promise<Outcome<Me>> {
  const outcome = await call(ENDPOINTS.rename, { body: change });
  if (outcome.ok) await loadAccount();
  return outcome;
}
