import { positionKey, type Puzzle, type SolvedPuzzle } from '@la-stanza/bots/puzzles';
import { view, type Game, type GameRecord, type Seat, type State, openLink, whoseTurn } from '@la-stanza/engine';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { botOf } from '../bots/bot-people.ts';
import type { SeatedPlayer } from '../source/game-source.ts';
import { openLocalGame, type LocalGame } from '../source/local-game.ts';

/** A puzzle ready to be tried. */
export type PuzzlePosition = { readonly record: GameRecord; readonly game: Game; readonly seat: Seat };

/** Reads the position of a puzzle; undefined if its link leads nowhere. */
export function openPuzzle({ link }: Puzzle): PuzzlePosition | undefined {
  const read = openLink(link);
  if ('fault' in read) return undefined;
  const { game } = read;
  const asked = whoseTurn(game);
  return asked.who === 'seat' ? { record: game.record, game, seat: asked.seat } : undefined;
}

/** Who has a turn after the solver's; undefined if it is the last of the game. */
export function replierOf({ game, seat }: PuzzlePosition): Seat | undefined {
  const { seats, startSeat } = view(game.state);
  const order = (of: Seat): number => (of - startSeat + seats.length) % seats.length;
  return seats.find((other) => order(other.seat) > order(seat) && other.withdrawn === 0)?.seat;
}

/** A game from the position of a puzzle, in which only the solver plays. */
export const tryPuzzle = (position: PuzzlePosition, playerName: string): LocalGame => openAt(position, playerName);

/** A game from the position of a puzzle, in which nobody plays; the mat of whoever is asked lies in front. */
export function watchPuzzle(position: PuzzlePosition): LocalGame {
  const game = openAt(position, undefined);
  const moment = { ...game.moment(), front: position.seat };
  return { ...game, moment: () => moment };
}

function openAt({ record, seat }: PuzzlePosition, playerName: string | undefined): LocalGame {
  const players = Array.from({ length: record.players }, (_, index): SeatedPlayer => {
    const colour = PLAYER_COLOURS[index] ?? 'plum';
    return index === seat && playerName !== undefined
      ? { name: playerName, colour }
      : { name: botOf(colour, 'adept').name, colour, bot: 'adept' };
  });
  return openLocalGame({
    saved: { id: 'puzzle', record, seed: '00', players, savedAt: 0 },
    save: () => undefined,
    // the others reply in the proof, not at the table
    think: () => new Promise(() => undefined),
    now: () => 0,
  });
}

/** Whether the solver's turn is over. */
export function isTried(start: PuzzlePosition, game: Game): boolean {
  const asked = whoseTurn(game.state);
  return game.line.length > start.game.line.length && (asked.who !== 'seat' || asked.seat !== start.seat);
}

/** The lead that a turn brings at worst. */
export const leadAfter = ({ leads }: SolvedPuzzle, state: State): number | undefined => leads.get(positionKey(state));
