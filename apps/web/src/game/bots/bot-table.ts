import { type ActionId, type Decision, type Game, whoseTurn } from '@la-stanza/engine';
import { STYLE_OF } from '@la-stanza/bots/style';
import type { BotPlayer } from '../source/local-game.ts';
import { neededAtTable, retried } from '../../ui/parts/retried.ts';
import { faceOf } from './bot-people.ts';
import { seedOf } from './seed-of.ts';
import type { Thinker } from './thinker.ts';

/** At least how long a bot appears to think about a decision, in milliseconds: people must be able to follow. */
export type BotPace = (decision: Decision) => number;

/** The bots of one table. */
export type BotTable = {
  readonly think: BotPlayer;
  /** Starts thinking's worker before the first turn of a bot, while there is a network to load it from. */
  readonly prepare: () => void;
  /** Skips the pauses until `calm` is called. */
  readonly hurry: () => void;
  readonly calm: () => void;
  readonly close: () => void;
};

/** Where the bots of a table have their chance from. */
export type BotChance = { readonly of: (game: Game) => number; readonly whole: boolean };

const OF_POSITION: BotChance = { of: ({ state }) => seedOf(state), whole: false };

export function seatBots(newThinker: () => Thinker, pace: BotPace, chance: BotChance = OF_POSITION): BotTable {
  let thinker: Thinker | undefined;
  let hurried = false;
  const hurrying = new Set<() => void>();

  function answer(...[game, , player, how]: Parameters<BotPlayer>): Promise<ActionId> {
    if (how === 'simply') return simplest(game);
    thinker ??= newThinker();
    const face = faceOf(player);
    const style = face === undefined ? undefined : STYLE_OF[face];
    const thinking = { style, seed: chance.of(game), hurried, whole: chance.whole };
    return thinker.think(player.bot ?? 'novice', game.state, thinking);
  }

  function pause(game: Game): Promise<void> {
    if (hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        hurrying.delete(go);
        resolve();
      };
      const timer = setTimeout(go, pace(whoseTurn(game.state).decision));
      hurrying.add(go);
    });
  }

  return {
    think: async (...asked) => {
      const [action] = await Promise.all([answer(...asked), pause(asked[0])]);
      return action;
    },
    prepare: () => {
      thinker ??= newThinker();
      thinker.prepare();
    },
    hurry: () => {
      hurried = true;
      for (const go of hurrying) go();
    },
    calm: () => {
      hurried = false;
    },
    close: () => {
      thinker?.stop();
      thinker = undefined;
    },
  };
}

neededAtTable(retried(() => import('@la-stanza/bots')));

/** A beginner's move, found without searching. Its code is loaded only for this. */
async function simplest({ state }: Game): Promise<ActionId> {
  const { createBot } = await import('@la-stanza/bots');
  const action = createBot(1).decide(state, seedOf(state)).actions[0];
  if (action === undefined) throw new RangeError('a bot was asked where nothing is to be decided');
  return action;
}
