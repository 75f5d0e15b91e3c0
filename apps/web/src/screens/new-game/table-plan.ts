import { setup, STANDARD_OPTIONS, view, type Options } from '@la-stanza/engine';
import { PLAYER_COLOURS, type PlayerColour } from '../../drawing/art/player.ts';
import { botOf } from '../../game/bots/bot-people.ts';
import type { BotLevel, SeatedPlayer } from '../../game/source/game-source.ts';

/** Who is to sit on a seat. What was typed stays when the seat changes hands, so that nothing is lost by trying. */
export type SeatPlan = {
  readonly colour: PlayerColour;
  readonly kind: 'human' | 'bot' | 'closed';
  readonly name: string;
  readonly level: BotLevel;
};

/** A game to learn from and to win. */
const FIRST_LEVELS: readonly BotLevel[] = ['novice', 'apprentice'];

export type TablePlan = { readonly seats: readonly SeatPlan[]; readonly options: Options };

/** One person against two bots, or two people at one device. */
export function firstPlan(playerName: string, together: boolean): TablePlan {
  const kinds: readonly SeatPlan['kind'][] = together
    ? ['human', 'human', 'closed', 'closed']
    : ['human', 'bot', 'bot', 'closed'];
  const seats = PLAYER_COLOURS.map((colour, index) => ({
    colour,
    kind: kinds[index] ?? 'closed',
    name: index === 0 ? playerName : '',
    level: FIRST_LEVELS[index % FIRST_LEVELS.length] ?? 'novice',
  }));
  return { seats, options: STANDARD_OPTIONS };
}

export function withSeat(plan: TablePlan, index: number, change: Partial<SeatPlan>): TablePlan {
  return { ...plan, seats: plan.seats.map((seat, place) => (place === index ? { ...seat, ...change } : seat)) };
}

export function withOptions(plan: TablePlan, change: Partial<Options>): TablePlan {
  return { ...plan, options: { ...plan.options, ...change } };
}

/** Who sits down, in seat order, closed seats left out. */
export function playersOf({ seats }: TablePlan): SeatedPlayer[] {
  return seats.flatMap(({ kind, colour, name, level }): SeatedPlayer[] => {
    switch (kind) {
      case 'closed':
        return [];
      case 'bot':
        return [{ name: botOf(colour, level).name, colour, bot: level }];
      case 'human':
        return [{ name: name.trim(), colour }];
    }
  });
}

/** What the number of players changes, as the engine sets the table. */
export type TableFacts = { readonly rounds: number; readonly startingMoney: readonly number[] };

/** The facts of a table, or nothing while it is not one that can be played at. */
export function factsOf({ seats, options }: TablePlan): TableFacts | undefined {
  const players = seats.filter(({ kind }) => kind !== 'closed').length;
  try {
    const { rounds, figures } = view(setup({ players, options }));
    return { rounds, startingMoney: figures.startingMoney.slice(0, players) };
  } catch (refused) {
    if (refused instanceof RangeError) return undefined;
    throw refused;
  }
}
