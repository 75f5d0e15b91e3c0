import { view, type Game } from '@la-stanza/engine';
import type { TableView } from '@la-stanza/protocol';
import type { EarlyEnd, Uncounted } from '../game/source/game-source.ts';

/** How a game at a server ended before its last turn; undefined while it runs, and if it was played to the end. */
export function earlyEndOf(table: TableView, game: Game): EarlyEnd | undefined {
  const { status, ending, seats, pace, banks } = table;
  if (status !== 'over' || ending === 'played') return undefined;
  const reason = ending ?? 'unknown';
  const hasLoser = reason === 'timeout' || reason === 'resigned';
  const gone = seats.filter(({ standing }) => standing === (reason === 'timeout' ? 'absent' : 'resigned'));
  // a bot plays on for everybody who gave up before the last one did
  const left = hasLoser ? (gone.find(({ kind }) => kind === 'human') ?? gone[0]) : undefined;
  const hadTime = pace.kind === 'none' || (banks?.[left?.seat ?? -1] ?? 0) > 0;
  const seatsOfGame = view(game.state).seats.map(({ seat }) => seat);
  return {
    reason: reason === 'timeout' && hadTime ? 'away' : reason,
    left: seatsOfGame.find((seat) => seat === left?.seat),
    winners: left === undefined ? [] : seatsOfGame.filter((seat) => hasStayed(seats[seat])),
    uncounted: uncountedBecause(table, game),
  };
}

const hasStayed = (seat: TableView['seats'][number] | undefined): boolean =>
  seat?.kind === 'human' && seat.standing === 'playing';

/** Why a finished game does not count for the ratings, by the server's rule; undefined if it counts. */
export function uncountedBecause(
  { rated, figures, rulings, ending, seats }: TableView,
  { line }: Game,
): Uncounted | undefined {
  if (figures !== 'standard' || rulings !== null) return 'own-figures';
  if (seats.some(({ user }) => user === null)) return 'bot';
  if (!rated) return 'unrated';
  if (ending === 'agreed') return 'agreed';
  if (!seats.every(({ seat }) => line.some((entry) => entry.seat === seat))) return 'early';
  return seats.some((seat) => hasStayed(seat)) ? undefined : 'all-left';
}
