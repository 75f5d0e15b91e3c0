import { createBot } from '@la-stanza/bots';
import {
  ACTIONS,
  dealer,
  ENGINE_VERSION,
  explain,
  legal,
  preview,
  RECORD_FORMAT,
  setup,
  STANDARD_OPTIONS,
  toAct,
  view,
  type ActionId,
  type ActionKind,
  type Figures,
  type Options,
  type State,
  type View,
} from '@la-stanza/engine';
import { seedOf } from '../../apps/web/src/game/bots/seed-of.ts';
import { STRENGTHS } from '../../apps/web/src/game/bots/strength.ts';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { lotsFrom, type Lots } from './lots.ts';

/** A position as a test wants it. */
export type Wanted = {
  readonly players: readonly SeatedPlayer[];
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  /** Where the search begins: a number that is known to lead there soon. */
  readonly from?: number | undefined;
  /** Wild games meet every rule; sensible ones look like those of people. */
  readonly play?: 'wild' | 'sensible' | undefined;
  /** Seen before the view is made, which costs more. */
  readonly decision: View['open']['decision'];
  readonly where?: ((now: View, state: State) => boolean) | undefined;
};

const MOST_GAMES = 4000;

/** The first position of that kind in games played from fixed seeds, as this device would have saved it. */
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
  let { state, actions } = bank.dealOut(setup(figures === undefined ? table : { ...table, figures }));
  const entries = actions.map(textOf);
  const lots = lotsFrom(number);
  const sensible = sensiblePlayer();
  for (;;) {
    const acting = toAct(state);
    if (acting.who === 'nobody') return undefined;
    const isHere = acting.who === 'seat' && players[acting.seat]?.bot === undefined && acting.decision === decision;
    if (isHere && (where === undefined || where(view(state), state))) break;
    const action = play === 'wild' ? anyOf(legal(state), lots) : sensible(state);
    ({ state, actions } = bank.dealOut(preview(state, action).state));
    entries.push(textOf(action), ...actions.map(textOf));
  }
  const record = {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    players: table.players,
    options: table.options,
    figures: figures ?? ('standard' as const),
    commitment: bank.commitment,
    entries,
  };
  return { id, record, seed, players, savedAt: Date.UTC(2026, 0, 1) };
}

const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';

/** Plays a bot's turns step by step. */
function sensiblePlayer(): (state: State) => ActionId {
  const bot = createBot(STRENGTHS.apprentice.level);
  let planned: ActionId[] = [];
  return (state) => {
    // a plan ends with the turn, or where the draw makes it void
    const [next] = planned;
    if (next === undefined || explain(state, next) !== undefined)
      planned = [...bot.decide(state, seedOf(state)).actions];
    const action = planned.shift();
    if (action === undefined) throw new Error('a bot has no answer');
    return action;
  };
}

const DULL: ReadonlySet<ActionKind> = new Set(['pass', 'withdraw', 'forgo', 'stop']);

/** Steps that lead somewhere come more often than giving up. */
function anyOf(options: readonly ActionId[], lots: Lots): ActionId {
  const lively = options.filter((action) => !DULL.has(ACTIONS[action]?.kind ?? 'pass'));
  const list = lively.length > 0 && lots(10) > 0 ? lively : options;
  const action = list[lots(list.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
