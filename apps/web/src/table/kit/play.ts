import { createSparring } from '@la-stanza/bots';
import {
  ACTIONS,
  type Action,
  type ActionId,
  type Figures,
  type Game,
  type Options,
  type Replayed,
  type Step,
  play,
  openRecord,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { newSavedGame } from '../../game/source/local-game.ts';

export const THREE_PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx' },
  { name: 'Marit', colour: 'copper' },
];

type Visit = (game: Game, steps: readonly Step[]) => void;

/** Plays a game for three to its end with random legal steps, and visits every position in which a seat decides. */
export function playThrough(seed: string, options: Partial<Options>, visit: Visit): Replayed {
  let random = Number.parseInt(seed, 16);
  let drawn = 0;
  return played(seed, { options }, visit, ({ state, record }) => {
    // one number for every entry, including deals
    for (; drawn <= record.entries.length; drawn++) random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return anyOf(
      legalActions(state).map(({ id }) => id),
      random,
    );
  });
}

type BotGame = {
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  /** An action to play wherever it is legal. */
  readonly prefers?: ((action: Action) => boolean) | undefined;
};

/** The same with bots, who reach more kinds of positions than random steps. */
export function playWithBots(seed: string, { prefers, ...table }: BotGame, visit: Visit): Replayed {
  const bot = createSparring();
  return played(seed, table, visit, ({ state, line }) => {
    const preferred = legalActions(state).find((action) => prefers?.(action) === true);
    const [first] = preferred === undefined ? bot.decide(state, line.length).actions : [preferred.id];
    if (first === undefined) throw new Error('a bot decides nothing');
    return first;
  });
}

function played(
  seed: string,
  table: { readonly options?: Partial<Options> | undefined; readonly figures?: Figures | undefined },
  visit: Visit,
  decide: (game: Game) => ActionId,
): Replayed {
  const { record } = newSavedGame({ id: seed, players: THREE_PLAYERS, ...table, seed, now: 0 });
  const opened = openRecord(record, { seed });
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  let now: Replayed = opened;
  while (whoseTurn(now.game.state).who === 'seat') {
    visit(now.game, now.steps);
    const next = play(now.game, decide(now.game));
    now = { game: next.game, steps: [...now.steps, ...next.steps] };
  }
  return now;
}

/** Prefers steps that achieve something over giving up. */
function anyOf(options: readonly ActionId[], random: number): ActionId {
  const dull = new Set(['pass', 'withdraw', 'forgo', 'stop']);
  const lively = options.filter((id) => !dull.has(ACTIONS[id]?.kind ?? ''));
  const list = lively.length > 0 && random % 10 > 0 ? lively : options;
  const action = list[(random >> 8) % list.length];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
