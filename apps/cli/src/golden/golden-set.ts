import { createHash } from 'node:crypto';
import type { Level } from '@la-stanza/bots';
import { type Figures, type GameRecord, type Options, STANDARD_OPTIONS } from '@la-stanza/engine';
import { GENEROUS_FIGURES, STRICT_FIGURES } from '../simulate/figure-sets.ts';
import { type Course, type FinishedGame, finishedGame } from './finished-game.ts';

/** A game to be found: its table, the way it ends, and what to look for. */
interface Wanted {
  readonly players: number;
  readonly table: string;
  readonly options?: Partial<Options>;
  readonly figures?: Figures;
  /** By default how many have withdrawn. */
  readonly end?: string;
  readonly isIt: (course: Course) => boolean;
  readonly hasUndos?: boolean;
  /** The level of the bots that play it. */
  readonly level?: Level;
}

/** The games of styled players are of edition 1, those of bots of the newest. */
const FIRST = { edition: 1 } as const;

const PLAYER_COUNTS = [2, 3, 4];
const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
const isAny = (): boolean => true;
const endOf = ({ withdrawn }: Course, players: number): string =>
  withdrawn === 0 ? 'nobody-withdraws' : withdrawn === players ? 'all-withdraw' : 'some-withdraw';
const isNobody = ({ withdrawn }: Course): boolean => withdrawn === 0;

const ENDS: readonly Wanted[] = PLAYER_COUNTS.flatMap((players) =>
  ['nobody-withdraws', 'some-withdraw', 'all-withdraw'].map((end) => ({
    players,
    table: 'standard',
    isIt: (course: Course) => endOf(course, players) === end,
  })),
);

const LAST_REFILLS: readonly Wanted[] = PLAYER_COUNTS.flatMap((players) =>
  seatsOf(players).map((seat) => ({
    players,
    table: 'first',
    options: { start: 'first' as const },
    end: `last-refill-by-${seat}`,
    isIt: ({ lastRefillBy, lastRefillIsFetch }: Course) => lastRefillBy === seat && !lastRefillIsFetch,
  })),
);

const OPTIONS: readonly Wanted[] = PLAYER_COUNTS.flatMap((players) => [
  { players, table: 'arranged', options: { arranged: true }, isIt: isAny },
  { players, table: 'expert', options: { expert: true }, isIt: ({ hasFiring }: Course) => hasFiring },
  { players, table: 'open-hiring', options: { openHiring: true }, isIt: ({ hasOpenHire }: Course) => hasOpenHire },
]);

const TIE_BREAKS: readonly Wanted[] = (['financier-side', 'financier-place', 'withdrawal', 'shared'] as const).flatMap(
  (level) =>
    [2, 4].map((players) => ({
      players,
      table: 'standard',
      end: level === 'shared' ? 'shared-victory' : `tie-${level}`,
      isIt: ({ decidedBy }: Course) => decidedBy === level,
    })),
);

const ALL_OPTIONS: Options = { start: 'first', arranged: true, expert: true, openHiring: true };

const OTHERS: readonly Wanted[] = [
  { players: 4, table: 'all-options', options: ALL_OPTIONS, isIt: isAny },
  { players: 2, table: 'all-options', options: ALL_OPTIONS, isIt: isNobody },
  { players: 3, table: 'generous-figures', figures: GENEROUS_FIGURES, isIt: isAny },
  { players: 4, table: 'strict-figures', figures: STRICT_FIGURES, isIt: isAny },
  { players: 2, table: 'strict-figures', figures: STRICT_FIGURES, isIt: isNobody },
  { players: 4, table: 'standard', end: 'starters-called', isIt: ({ hasStarters }) => hasStarters },
  { players: 3, table: 'standard', end: 'last-refill-by-fetch', isIt: ({ lastRefillIsFetch }) => lastRefillIsFetch },
  { players: 2, table: 'standard', end: 'undos', isIt: isAny, hasUndos: true },
  { players: 4, table: 'expert', options: { expert: true }, end: 'undos', isIt: isAny, hasUndos: true },
];

const BOT_TABLES: readonly { readonly table: string; readonly options?: Partial<Options> }[] = [
  { table: 'standard' },
  { table: 'standard' },
  { table: 'standard' },
  { table: 'first', options: { start: 'first' } },
  { table: 'arranged', options: { arranged: true } },
  { table: 'expert', options: { expert: true } },
  { table: 'open-hiring', options: { openHiring: true } },
  { table: 'all-options', options: ALL_OPTIONS },
];

/** Games as good players play them. */
const BOT_GAMES: readonly Wanted[] = PLAYER_COUNTS.flatMap((players) =>
  BOT_TABLES.map((table) => ({ ...table, players, end: 'strong-level-4', level: 4 as const, isIt: isAny })),
);

const WANTED: readonly Wanted[] = [...ENDS, ...LAST_REFILLS, ...OPTIONS, ...TIE_BREAKS, ...OTHERS, ...BOT_GAMES];

export interface GoldenGame {
  /** `<players>p-<options>-<end>-<id>` */
  readonly name: string;
  readonly record: GameRecord;
}

/** Finds the games one after another by trying seeds; the same games every time. */
export function* goldenSet(): Generator<GoldenGame> {
  for (const [index, wanted] of WANTED.entries()) {
    const { players, table } = wanted;
    const id = String(index + 1).padStart(2, '0');
    const { record, course } = find(wanted, id);
    yield { name: `${players}p-${table}-${wanted.end ?? endOf(course, players)}-${id}`, record };
  }
}

export const GOLDEN_GAMES: number = WANTED.length;

function find({ players, options, figures, isIt, hasUndos = false, level }: Wanted, id: string): FinishedGame {
  for (let attempt = 0; ; attempt++) {
    const game = finishedGame({
      ...(level === undefined ? FIRST : {}),
      players,
      options: { ...STANDARD_OPTIONS, ...options },
      ...(figures === undefined ? {} : { figures }),
      policy: level ?? 'styled',
      seed: createHash('sha256').update(`la stanza ${id} ${attempt}`).digest('hex'),
      hasUndos,
    });
    if (isIt(game.course)) return game;
  }
}
