import type { Translate } from '@la-stanza/words';
import type { GameSummary } from '../../game/shelf/game-summary.ts';
import { readerOf } from '../../game/shelf/others-at.ts';
import { namedPlayers } from '../../game/source/named-players.ts';

type Over = Extract<GameSummary, { state: 'over' }>;

/** Who won a finished game of this device; its only person is spoken to. */
export function overWords(t: Translate, listed: (names: readonly string[]) => string, game: Over): string {
  const { winners, points } = game;
  const players = namedPlayers(t, game.players);
  const you = readerOf(players);
  const others = winners.filter((seat) => Number(seat) !== you);
  return t('home.continue.over', {
    you: others.length < winners.length ? 'yes' : 'no',
    others: others.length,
    names: listed(others.map((seat) => players[seat]?.name ?? '')),
    points,
  });
}
