import { preview, view, type State, whoseTurn, legalActions } from '@la-stanza/engine';

/** Where a step leads: whether the seat's turn is over, and what chance draws before anyone decides again. */
export type StepOutcome = {
  readonly endsTurn: boolean;
  /** How many tiles are drawn; after the first there is no way back. */
  readonly drawn: number;
};

/** Follows a step until somebody decides; any deal will do, because none changes whose turn it is. */
export function stepOutcome(before: State, after: State): StepOutcome {
  const acting = whoseTurn(before);
  let state = after;
  let drawn = 0;
  while (whoseTurn(state).who === 'chance') {
    const [deal] = legalActions(state);
    if (deal === undefined) break;
    state = preview(state, deal).state;
    drawn += 1;
  }
  const next = whoseTurn(state);
  const goesOn =
    acting.who === 'seat' && next.who === 'seat' && next.seat === acting.seat && view(state).turn === view(before).turn;
  return { endsTurn: !goesOn, drawn };
}
