import { ENDPOINTS, type Blocks } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';
import { hasBeenGuest } from './guest-store.ts';

type BlocksStore = {
  readonly blocked: Blocks['blocked'];
  readonly setBlock: (user: string, isBlocked: boolean) => Promise<Trouble | undefined>;
};

/** The players the reader has blocked: this page hides their chat lines, and the server keeps them from the reader's tables. */
export const useBlocks: UseBoundStore<StoreApi<BlocksStore>> = create((set) => {
  const store = (outcome: Outcome<Blocks>): Trouble | undefined => {
    if (!outcome.ok) return outcome.trouble;
    set({ blocked: outcome.value.blocked });
    return undefined;
  };
  return {
    blocked: [],
    setBlock: async (user, isBlocked) =>
      store(await call(ENDPOINTS.block, { params: { user }, body: { blocked: isBlocked } })),
  };
});

/** Fetches the players the reader has blocked. */
export async function loadBlocks(): Promise<void> {
  if (!hasBeenGuest()) return;
  const outcome = await call(ENDPOINTS.blocks);
  if (outcome.ok) useBlocks.setState({ blocked: outcome.value.blocked });
}

export function useIsBlocked(user: string | null): boolean {
  return useBlocks(({ blocked }) => blocked.some((each) => each.user === user));
}
