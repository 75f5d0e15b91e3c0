import { toAct, type ActionId, type Decision, type Game } from '@la-stanza/engine';
import { STYLE_OF } from '@la-stanza/bots/style';
import type { BotPlayer } from '../source/local-game.ts';
import { faceOf } from './bot-people.ts';
import { seedOf } from './seed-of.ts';
import type { Thinker } from './thinker.ts';

/** How long a bot appears to think about a decision, in milliseconds. */
export type BotPace = {
  /** At least this long, so that people can follow; the walk that opens a turn may take longer than the steps after it. */
  readonly least: (decision: Decision) => number;
  /** At most this long: then a simpler answer is played, so that no table waits forever. */
  readonly longest: number;
};

/** The bots of one table. */
export type BotTable = {
  readonly think: BotPlayer;
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

  async function answer(...[game, , player]: Parameters<BotPlayer>): Promise<ActionId> {
    thinker ??= newThinker();
    const timer = timeout(pace.longest);
    const late = timer.over.then(async () => {
      thinker?.stop();
      thinker = undefined;
      return await simplest(game);
    });
    const face = faceOf(player);
    const style = face === undefined ? undefined : STYLE_OF[face];
    const how = { style, seed: chance.of(game), hurried, whole: chance.whole };
    const answered = thinker.think(player.bot ?? 'novice', game.state, how);
    return Promise.race([answered, late]).finally(timer.cancel);
  }

  function pause(game: Game): Promise<void> {
    if (hurried) return Promise.resolve();
    const { over, cancel } = timeout(pace.least(toAct(game.state).decision));
    return new Promise((resolve) => {
      const go = (): void => {
        cancel();
        hurrying.delete(go);
        resolve();
      };
      hurrying.add(go);
      void over.then(go);
    });
  }

  return {
    think: async (game, seat, player) => {
      const [action] = await Promise.all([answer(game, seat, player), pause(game)]);
      return action;
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

/** A beginner's move, found without searching. Its code is loaded only for this. */
async function simplest({ state }: Game): Promise<ActionId> {
  const { createBot } = await import('@la-stanza/bots');
  const action = createBot(1).decide(state, seedOf(state)).actions[0];
  if (action === undefined) throw new RangeError('a bot was asked where nothing is to be decided');
  return action;
}

function timeout(milliseconds: number): { readonly over: Promise<void>; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return { over, cancel: () => clearTimeout(timer) };
}
