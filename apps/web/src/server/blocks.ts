import { ENDPOINTS, type Blocks } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call, type Outcome, type Trouble } from './call.ts';
import { wasGuest } from './guest-store.ts';

type BlocksStore = {
  readonly blocked: Blocks['blocked'];
  readonly setBlock: (user: string, isBlocked: boolean) => Promise<Trouble | undefined>;
};

/** Whom the reader has blocked: their lines are hidden on this page, and the server keeps them from the reader's tables. */
export const useBlocks: UseBoundStore<StoreApi<BlocksStore>> = create((set) => {
  const takeIn = (outcome: Outcome<Blocks>): Trouble | undefined => {
    if (!outcome.ok) return outcome.trouble;
    set({ blocked: outcome.value.blocked });
    return undefined;
  };
  return {
    blocked: [],
    setBlock: async (user, isBlocked) =>
      takeIn(await call(ENDPOINTS.block, { params: { user }, body: { blocked: isBlocked } })),
  };
});

/** Asks the server whom the reader has blocked. */
export async function loadBlocks(): Promise<void> {
  if (!wasGuest()) return;
  const outcome = await call(ENDPOINTS.blocks);
  if (outcome.ok) useBlocks.setState({ blocked: outcome.value.blocked });
}

export function useIsBlocked(user: string | null): boolean {
  return useBlocks(({ blocked }) => blocked.some((each) => each.user === user));
}
