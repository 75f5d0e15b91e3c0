import type { GameEvent, Replayed, Seat, View } from '@la-stanza/engine';
import { change, florins, playerName, points, type Translate } from '@la-stanza/words';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';
import { headlineOf } from '../chronicle/news.ts';
import { headline } from '../chronicle/recap.tsx';
import type { Table } from '../scene/table.ts';
import { turnPoints } from './turn-points.ts';

/** One turn of somebody else, in a line. */
export type NewsLine = {
  readonly turn: number;
  readonly colour: PlayerColour;
  /** With the player's name in bold. */
  readonly sentence: string;
  /** What it changed of their prestige: "+2 PP"; nothing if it did not, or if the sentence says it. */
  readonly change: string | undefined;
  readonly isLoss: boolean;
};

type Told = {
  readonly turns: readonly ChronicleTurn[];
  readonly played: Replayed;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** Who reads it. */
  readonly to: Seat;
};

const STATES_POINTS: ReadonlySet<GameEvent['type'] | undefined> = new Set(['masterpiece', 'withdrew']);

export function newsLines(t: Translate, { turns, played, view, players, to }: Told): NewsLine[] {
  const teller = { t, players, figures: view.figures, ring: view.ring, you: to };
  const changes = turnPoints(played, turns);
  return turns.flatMap((turn) => {
    const sentence = headline(teller, turn);
    if (turn.seat === undefined || sentence === '') return [];
    const name = playerName(players, turn.seat);
    const by = changes.get(turn.turn) ?? 0;
    const isSaid = by === 0 || STATES_POINTS.has(headlineOf(turn)?.type);
    return [
      {
        turn: turn.turn,
        colour: playerColour(players, turn.seat),
        sentence: sentence.replace(name, `**${name}**`),
        change: isSaid ? undefined : t('terms.prestige.amount', { count: change(by) }),
        isLoss: by < 0,
      },
    ];
  });
}

/** What a player has at the beginning of their turn, told to them. */
export function meansSentence(t: Translate, { view, score }: Pick<Table, 'view' | 'score'>, seat: Seat): string {
  const { money = 0, recruits = [] } = view.seats.find((each) => each.seat === seat) ?? {};
  return t('handover.means', {
    florins: florins(t, money),
    recruits: recruits.filter((recruit) => recruit !== null).length,
    points: points(t, score.seats[seat]?.total ?? 0),
  });
}
