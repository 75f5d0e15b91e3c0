import type { FollowedGame } from '@la-stanza/protocol';

/** The id of a game's open offer; empty without an offer. */
export function offerOf(followed: FollowedGame | undefined): string {
  const offer = followed?.table?.offer;
  return offer === undefined || offer === null || offer.kind === 'unknown' ? '' : offer.id;
}
