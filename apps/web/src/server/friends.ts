import { ENDPOINTS, type Friends } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';
import { ensureGuest } from './guest.ts';
import { hasBeenGuest } from './guest-store.ts';

/** The visitor's friends; undefined until they are known. */
export const useFriends: UseBoundStore<StoreApi<{ readonly friends: Friends | undefined }>> = create(() => ({
  friends: undefined,
}));

export async function loadFriends(): Promise<void> {
  if (hasBeenGuest()) take(await call(ENDPOINTS.friends));
}

/** Asks somebody to be friends or agrees to it, or ends both. Returns the trouble, if there was one. */
export async function befriend(user: string, friend: boolean): Promise<Trouble | undefined> {
  const guest = await ensureGuest();
  return guest.ok ? take(await call(ENDPOINTS.setFriend, { params: { user }, body: { friend } })) : guest.trouble;
}

function take(outcome: Outcome<Friends>): Trouble | undefined {
  if (!outcome.ok) return outcome.trouble;
  useFriends.setState({ friends: outcome.value });
  return undefined;
}
