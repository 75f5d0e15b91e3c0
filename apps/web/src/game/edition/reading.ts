import {
  EDITIONS,
  figuresFor,
  NEWEST_EDITION,
  PLAYER_COUNTS,
  type Edition,
  type Figures,
  type GameRecord,
  type PlayerCount,
  type Setting,
} from '@la-stanza/engine';
import { isSame, type BoxEdition } from './edition.ts';

type Played = Pick<Edition, 'figures' | 'rulings' | 'openHiring'>;

/** What the rules say to a reader: the figures and rulings of their game or box, and those of our edition beside them. */
export type Reading = Played & {
  readonly ours: Played;
  /** The figures of a box for the numbers of players where they differ. */
  readonly withPlayers: readonly { readonly players: PlayerCount; readonly figures: Figures }[];
};

/** The rules for new games by what the reader's box says. */
export function readingOfBox(box: BoxEdition): Reading {
  const sets = PLAYER_COUNTS.map((players) => ({ players, figures: figuresFor(box, players) }));
  return { ...box, ours: NEWEST_EDITION, withPlayers: sets.filter(({ figures }) => !isSame(figures, box.figures)) };
}

/** The rules that a game is played by. */
export function readingOfRecord({ edition, players, figures, rulings }: GameRecord): Reading {
  // a record that names no edition is from before there were any
  const [first = NEWEST_EDITION] = EDITIONS;
  const named = EDITIONS.find(({ number }) => number === edition) ?? first;
  const ours = { ...named, figures: figuresFor(named, players) };
  return {
    ours,
    figures: figures === 'standard' ? ours.figures : figures,
    rulings: { ...ours.rulings, ...rulings },
    openHiring: ours.openHiring,
    withPlayers: [],
  };
}

/** Whether a figure or a ruling is not the one of our edition. */
export function isOwn(name: Setting, reading: Reading): boolean {
  return !isSame(held(name, reading), held(name, reading.ours));
}

function held(name: Setting, { figures, rulings, openHiring }: Played): unknown {
  return { ...figures, ...rulings, openHiring }[name];
}
