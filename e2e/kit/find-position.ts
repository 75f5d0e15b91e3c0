import { dealer } from '@la-stanza/engine/fair';
import { createSparring } from '@la-stanza/bots';
import {
  ACTIONS,
  preview,
  STANDARD_OPTIONS,
  view,
  type ActionId,
  type ActionKind,
  type Figures,
  type Options,
  type State,
  type View,
  whyNot,
  newGame,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { seedOf } from '../../apps/web/src/game/bots/seed-of.ts';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { randomFrom, type Random } from './random.ts';

/** The position a test needs. */
export type Wanted = {
  readonly players: readonly SeatedPlayer[];
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  /** The number to start searching from, if one is known to lead there soon. */
  readonly from?: number | undefined;
  /** Wild games meet every rule; sensible ones look like human games. */
  readonly play?: 'wild' | 'sensible' | undefined;
  /** Checked before the view is computed, which is slower. */
  readonly decision: View['open']['decision'];
  readonly where?: ((now: View, state: State) => boolean) | undefined;
};

const MOST_GAMES = 4000;

/** The first such position in games played from fixed seeds, as a saved game of this device. */
export function findPosition(id: string, wanted: Wanted): SavedGame {
  const first = wanted.from ?? 0;
  for (let number = first; number < first + MOST_GAMES; number += 1) {
    const found = search(id, wanted, number);
    if (found !== undefined) return found;
  }
  throw new Error(`no position found: ${id}`);
}

function search(
  id: string,
  { players, options, figures, play = 'wild', decision, where }: Wanted,
  number: number,
): SavedGame | undefined {
  const seed = number.toString(16).padStart(6, '0');
  const bank = dealer(seed);
  const table = { players: players.length, options: { ...STANDARD_OPTIONS, ...options } };
  let { state, actions } = bank.dealOut(newGame(figures === undefined ? table : { ...table, figures }).state);
  const entries = actions.map(textOf);
  const random = randomFrom(number);
  const sensible = sensiblePlayer();
  for (;;) {
    const acting = whoseTurn(state);
    if (acting.who === 'nobody') return undefined;
    const isHere = acting.who === 'seat' && players[acting.seat]?.bot === undefined && acting.decision === decision;
    if (isHere && (where === undefined || where(view(state), state))) break;
    const action =
      play === 'wild'
        ? anyOf(
            legalActions(state).map((each) => each.id),
            random,
          )
        : sensible(state);
    ({ state, actions } = bank.dealOut(preview(state, action).state));
    entries.push(textOf(action), ...actions.map(textOf));
  }
  const record = { ...newGame({ ...table, figures, commitment: bank.commitment }).record, entries };
  return { id, record, seed, players, savedAt: Date.UTC(2026, 0, 1) };
}

const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';

/** Plays a bot's turns step by step. */
function sensiblePlayer(): (state: State) => ActionId {
  const bot = createSparring();
  let planned: ActionId[] = [];
  return (state) => {
    // a plan ends with the turn, or when a deal invalidates it
    const [next] = planned;
    if (next === undefined || whyNot(state, next) !== undefined)
      planned = [...bot.decide(state, seedOf(state)).actions];
    const action = planned.shift();
    if (action === undefined) throw new Error('a bot returned no action');
    return action;
  };
}

const DULL: ReadonlySet<ActionKind> = new Set(['pass', 'withdraw', 'forgo', 'stop']);

/** Prefers actions that lead on over those that decline. */
function anyOf(options: readonly ActionId[], random: Random): ActionId {
  const lively = options.filter((action) => !DULL.has(ACTIONS[action]?.kind ?? 'pass'));
  const list = lively.length > 0 && random(10) > 0 ? lively : options;
  const action = list[random(list.length)];
  if (action === undefined) throw new Error('no action is legal');
  return action;
}
