import { BOT_PEOPLE, BOT_PERSONS, type BotPerson } from '@la-stanza/bots/people';
import { STANDARD_OPTIONS, view, type Options, newGame } from '@la-stanza/engine';
import { PLAYER_COLOURS, type PlayerColour } from '../../drawing/art/player.ts';
import { botOf } from '../../game/bots/bot-people.ts';
import { OUR_EDITION, ownTerms, type BoxEdition } from '../../game/edition/edition.ts';
import type { BotLevel, SeatedPlayer } from '../../game/source/game-source.ts';

/** The plan for a seat. Name and level are kept when its kind changes, so that trying out loses nothing. */
export type SeatPlan = {
  readonly colour: PlayerColour;
  readonly kind: 'human' | 'bot' | 'closed';
  readonly name: string;
  readonly level: BotLevel;
  /** The person a bot plays as, if one was chosen. */
  readonly person?: BotPerson | undefined;
};

/** Weak levels, for a first game to learn from and to win. */
const FIRST_LEVELS: readonly BotLevel[] = ['novice', 'apprentice'];

export type TablePlan = { readonly seats: readonly SeatPlan[]; readonly options: Options };

/** One person against two bots, or two people at one device, with the options of the owner's box. */
export function firstPlan(playerName: string, together: boolean, box: BoxEdition = OUR_EDITION): TablePlan {
  const kinds: readonly SeatPlan['kind'][] = together
    ? ['human', 'human', 'closed', 'closed']
    : ['human', 'bot', 'bot', 'closed'];
  const seats = PLAYER_COLOURS.map((colour, index) => ({
    colour,
    kind: kinds[index] ?? 'closed',
    name: index === 0 ? playerName : '',
    level: FIRST_LEVELS[index % FIRST_LEVELS.length] ?? 'novice',
  }));
  return { seats, options: { ...STANDARD_OPTIONS, openHiring: box.openHiring } };
}

export function withSeat(plan: TablePlan, index: number, change: Partial<SeatPlan>): TablePlan {
  return { ...plan, seats: plan.seats.map((seat, place) => (place === index ? { ...seat, ...change } : seat)) };
}

export function withOptions(plan: TablePlan, change: Partial<Options>): TablePlan {
  return { ...plan, options: { ...plan.options, ...change } };
}

/** The players in seat order, without closed seats. */
export function playersOf({ seats }: TablePlan): SeatedPlayer[] {
  const people = botsOf(seats);
  return seats.flatMap(({ kind, colour, name, level }, index): SeatedPlayer[] => {
    switch (kind) {
      case 'closed':
        return [];
      case 'bot':
        return [{ name: BOT_PEOPLE[people[index] ?? botOf(colour, level).face], colour, bot: level }];
      case 'human':
        return [{ name: name.trim(), colour }];
    }
  });
}

/** Who plays at each seat of a bot: the chosen person, else the usual one of the place, else anyone who is free. */
export function botsOf(seats: readonly SeatPlan[]): (BotPerson | undefined)[] {
  const taken = new Set(seats.flatMap(({ kind, person }) => (kind === 'bot' && person !== undefined ? [person] : [])));
  return seats.map(({ kind, person, colour, level }) => {
    if (kind !== 'bot') return undefined;
    if (person !== undefined) return person;
    const usual = botOf(colour, level).face;
    const coming = taken.has(usual) ? (BOT_PERSONS.find((each) => !taken.has(each)) ?? usual) : usual;
    taken.add(coming);
    return coming;
  });
}

/** Seats a person at the first closed seat, or lets them leave; unchanged if all seats are taken. */
export function withPerson(plan: TablePlan, person: BotPerson): TablePlan {
  const people = botsOf(plan.seats);
  // whoever sits keeps their seat, whoever else comes or goes
  const seats = plan.seats.map((seat, index) => ({ ...seat, person: people[index] }));
  const own = people.indexOf(person);
  if (own !== -1) return withSeat({ ...plan, seats }, own, { kind: 'closed', person: undefined });
  const free = seats.findIndex(({ kind }) => kind === 'closed');
  return free === -1 ? plan : withSeat({ ...plan, seats }, free, { kind: 'bot', person });
}

/** What the number of players changes, according to the engine. */
export type SetupFacts = { readonly rounds: number; readonly startingMoney: readonly number[] };

/** The facts of a plan with our figures or those of a box; undefined while it cannot be played. */
export function setupFacts({ seats, options }: TablePlan, own?: BoxEdition): SetupFacts | undefined {
  const players = seats.filter(({ kind }) => kind !== 'closed').length;
  try {
    const { rounds, figures } = view(newGame({ ...ownTerms(own, players), players, options }).state);
    return { rounds, startingMoney: figures.startingMoney.slice(0, players) };
  } catch (refused) {
    if (refused instanceof RangeError) return undefined;
    throw refused;
  }
}
