import { ENDPOINTS, type Account, type Me } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';
import { setMe } from './guest-store.ts';

/** What the server keeps about the reader. */
type AccountState =
  | { readonly kind: 'asking' }
  /** Nobody yet: whoever has not sat down anywhere. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'there'; readonly account: Account }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export const useAccount: UseBoundStore<StoreApi<{ readonly state: AccountState }>> = create(() => ({
  state: { kind: 'asking' },
}));

/** Takes in what the server answered about the account; the trouble, if there was one. */
export function takeIn(outcome: Outcome<Account>): Trouble | undefined {
  if (outcome.ok) {
    setMe(outcome.value.me);
    useAccount.setState({ state: { kind: 'there', account: outcome.value } });
    return undefined;
  }
  const { trouble } = outcome;
  if (trouble.code === 'no-session') becomeNobody();
  else if (useAccount.getState().state.kind !== 'there') useAccount.setState({ state: { kind: 'trouble', trouble } });
  return trouble;
}

export async function loadAccount(): Promise<Trouble | undefined> {
  return takeIn(await call(ENDPOINTS.account));
}

export function becomeNobody(): void {
  setMe(undefined);
  useAccount.setState({ state: { kind: 'nobody' } });
}

/** Another name; shown at once wherever one sits. */
export async function rename(name: string): Promise<Outcome<Me>> {
  const outcome = await call(ENDPOINTS.rename, { body: { name } });
  if (outcome.ok) await loadAccount();
  return outcome;
}
