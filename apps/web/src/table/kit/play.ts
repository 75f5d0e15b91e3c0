import { createBot, type Level } from '@la-stanza/bots';
import {
  ACTIONS,
  advance,
  dealer,
  legal,
  replay,
  toAct,
  type Action,
  type ActionId,
  type Figures,
  type Game,
  type Options,
  type Replayed,
  type Step,
} from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { newSavedGame } from '../../game/source/local-game.ts';

export const SITTING: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx' },
  { name: 'Marit', colour: 'copper' },
];

type Look = (game: Game, steps: readonly Step[]) => void;

/** Plays a game of the three to its end, any legal step at a time, and shows every position in which a seat decides. */
export function playThrough(seed: string, options: Partial<Options>, look: Look): Replayed {
  let random = Number.parseInt(seed, 16);
  let drawn = 0;
  return played(seed, { options }, look, ({ state, record }) => {
    // one number for every entry, those of chance included
    for (; drawn <= record.entries.length; drawn++) random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return anyOf(legal(state), random);
  });
}

type BotGame = {
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  readonly level: Level;
  /** What is done wherever it is legal. */
  readonly prefers?: ((action: Action) => boolean) | undefined;
};

/** The same with bots, who come further than chance does. */
export function playWithBots(seed: string, { level, prefers, ...table }: BotGame, look: Look): Replayed {
  const bot = createBot(level);
  return played(seed, table, look, ({ state, line }) => {
    const preferred = legal(state).find((id) => {
      const action = ACTIONS[id];
      return action !== undefined && prefers?.(action) === true;
    });
    const [first] = preferred === undefined ? bot.decide(state, line.length).actions : [preferred];
    if (first === undefined) throw new Error('a bot decides nothing');
    return first;
  });
}

function played(
  seed: string,
  table: { readonly options?: Partial<Options> | undefined; readonly figures?: Figures | undefined },
  look: Look,
  decide: (game: Game) => ActionId,
): Replayed {
  const { record } = newSavedGame({ id: seed, players: SITTING, ...table, seed, now: 0 });
  const bank = dealer(seed);
  const opened = replay(record, undefined, bank);
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  let now: Replayed = opened;
  while (toAct(now.game.state).who === 'seat') {
    look(now.game, now.steps);
    const next = advance(now.game, decide(now.game), bank);
    if ('code' in next) throw new Error(JSON.stringify(next));
    now = { game: next.game, steps: [...now.steps, ...next.steps] };
  }
  return now;
}

/** Steps that lead somewhere come more often than giving up. */
function anyOf(options: readonly ActionId[], random: number): ActionId {
  const dull = new Set(['pass', 'withdraw', 'forgo', 'stop']);
  const lively = options.filter((id) => !dull.has(ACTIONS[id]?.kind ?? ''));
  const list = lively.length > 0 && random % 10 > 0 ? lively : options;
  const action = list[(random >> 8) % list.length];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
