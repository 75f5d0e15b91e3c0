import { score, view, type Seat, type View, whoseTurn, openRecord } from '@la-stanza/engine';
import type { SeatedPlayer } from '../source/game-source.ts';
import type { SavedGame } from '../source/local-game.ts';

/** What the continue list shows about a game. */
export type GameSummary = {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly saved: SavedGame;
} & (
  | { readonly state: 'unreadable' }
  | {
      readonly state: 'running';
      readonly isArranging: boolean;
      readonly at: Pick<View, 'phase' | 'round' | 'rounds' | 'finalTurn'> & { readonly finalTurns: number };
      /** The seats that currently have the most prestige. */
      readonly leaders: readonly Seat[];
      readonly isPersonsTurn: boolean;
    }
  | { readonly state: 'over'; readonly winners: readonly Seat[]; readonly points: number }
);

export async function summaryOf(saved: SavedGame): Promise<GameSummary> {
  const { id, players } = saved;
  const result = openRecord(saved.record);
  // a record stored by a later version of the page, or damaged on the device
  if ('fault' in result) return { id, players, saved, state: 'unreadable' };
  const { state } = result.game;
  const acting = whoseTurn(state);
  const { seats, winners } = score(state);
  const most = Math.max(...seats.map(({ total }) => total));
  if (acting.who === 'nobody') return { id, players, saved, state: 'over', winners, points: most };
  const { phase, round, rounds, finalTurn, figures, seats: mats } = view(state);
  return {
    id,
    players,
    saved,
    state: 'running',
    isArranging: acting.decision === 'arrange',
    at: { phase, round, rounds, finalTurn, finalTurns: figures.finalTurns },
    leaders: mats.flatMap(({ seat }) => (seats[seat]?.total === most ? [seat] : [])),
    isPersonsTurn: acting.who === 'seat' && players[acting.seat]?.bot === undefined,
  };
}
