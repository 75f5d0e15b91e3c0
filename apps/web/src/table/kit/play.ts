import { createBot, type Level } from '@la-stanza/bots';
import {
  ACTIONS,
  dealer,
  legal,
  replay,
  toAct,
  type Action,
  type ActionId,
  type Figures,
  type Game,
  type Options,
} from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { newSavedGame } from '../../game/source/local-game.ts';

export const SITTING: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx' },
  { name: 'Marit', colour: 'copper' },
];

/** Plays a game of the three to its end, any legal step at a time, and shows every position in which a seat decides. */
export function playThrough(seed: string, options: Partial<Options>, look: (game: Game) => void): Game {
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
export function playWithBots(seed: string, { level, prefers, ...table }: BotGame, look: (game: Game) => void): Game {
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
  look: (game: Game) => void,
  decide: (game: Game) => ActionId,
): Game {
  const { record } = newSavedGame({ id: seed, players: SITTING, ...table, seed, now: 0 });
  const bank = dealer(seed);
  let game = replayed(replay(record));
  for (;;) {
    const acting = toAct(game.state);
    if (acting.who === 'nobody') return game;
    if (acting.who === 'seat') look(game);
    const action = acting.who === 'chance' ? bank.deal(game.state) : decide(game);
    const entries = [...game.record.entries, ACTIONS[action]?.text ?? ''];
    game = replayed(replay({ ...game.record, entries }, game));
  }
}

function replayed(result: ReturnType<typeof replay>): Game {
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.game;
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
