import type { Decision } from '@la-stanza/engine';
import { seatBots, type Pace } from '../game/bots/bot-table.ts';
import { workerThinker } from '../game/bots/worker-thinker.ts';
import type { GameSource } from '../game/source/game-source.ts';
import { openLeadingTab } from '../game/shelf/leading-tab.ts';
import { openLocalGame, type BotPlayer } from '../game/source/local-game.ts';
import { workerAdviser, type Adviser } from '../table/hint/adviser.ts';
import { playCue } from '../ui/sound/player.ts';
import { listenTo } from '../table/motion/sound-of-game.ts';
import { openGameKeeper, type KeeperNews } from '../game/shelf/game-keeper.ts';
import { gameShelf } from '../game/shelf/shelf.ts';
import { hearTabs } from '../game/shelf/shelf-news.ts';
import { summaryOf } from '../game/shelf/game-summary.ts';
import { motionLength } from '../ui/theme/motion.ts';
import { useSettings } from '../ui/settings.ts';

/** A game of this device, ready to be shown. */
export type OpenTable = {
  readonly source: GameSource;
  readonly adviser: Adviser;
  /** Lets the bots answer at once until a person must decide. */
  readonly hurry: () => void;
  readonly close: () => void;
};

// Before a bot goes on, what it did last is shown: a walk and its recruit take longest. A whole turn stays within the time people
// like to watch.
const WALK_SHOWN = 1060;
const STEP_SHOWN = 480;
const TURN_SHOWN = 2500;
const QUICKEST = 0.4;

function botPace(): Pace {
  let turnBegan = 0;
  return {
    least: (decision: Decision) => {
      if (decision === 'walk') turnBegan = performance.now();
      const left = Math.max(0, turnBegan + TURN_SHOWN - performance.now());
      // without motion a reader still needs time to see what has changed
      const pace = Math.max(motionLength(), QUICKEST);
      return Math.min(left, (decision === 'action' || decision === 'take' ? WALK_SHOWN : STEP_SHOWN) * pace);
    },
    // a slow device needs some of it to start the worker and to fetch the learned value
    longest: 8000,
  };
}

/** What happens to the stored game while its table is open. */
export type TableNews =
  | 'step-kept'
  /** The device could not write a step, for want of room or permission. */
  | 'step-unsaved'
  /** Everything is written again. */
  | 'saved'
  /** Another tab was first: the table shows its position, and the step made here was not taken. */
  | 'step-overtaken'
  /** Another tab has deleted the game. */
  | 'deleted'
  /** Another tab has written what this page cannot read. */
  | 'damaged';

/** Opens a saved game: bots think in a worker, every decision is saved, and it sounds if the reader wants it to. */
export async function openTable(
  id: string,
  onNews: (news: TableNews) => void,
): Promise<OpenTable | 'missing' | 'damaged'> {
  const shelf = await gameShelf();
  const saved = await shelf.find(id);
  if (saved === undefined) return 'missing';
  if (summaryOf(saved).state === 'unreadable') return 'damaged';
  const bots = seatBots(workerThinker, botPace());
  const leading = openLeadingTab(id);
  const think: BotPlayer = async (...asked) => {
    await leading.lead();
    const action = await bots.think(...asked);
    // the player may have gone on in another tab meanwhile
    await leading.lead();
    return action;
  };
  const take = (news: KeeperNews): void => {
    switch (news.kind) {
      case 'kept':
        onNews(news.own ? 'step-kept' : 'saved');
        return;
      case 'unsaved':
        onNews('step-unsaved');
        return;
      case 'overtaken':
        if (!source.catchUp(news.stored)) onNews('damaged');
        else if (news.own) onNews('step-overtaken');
        return;
      case 'gone':
        onNews('deleted');
    }
  };
  const keeper = openGameKeeper({ shelf, saved, onNews: take });
  const source = openLocalGame({
    saved,
    save: (now, by) => {
      if (by === 'person') leading.claim();
      keeper.keep(now, by);
    },
    think,
    now: Date.now,
  });
  const stopHearing = hearTabs((changed) => {
    if (changed === undefined || changed === id) void keeper.look();
  });
  source.subscribe(() => {
    if (source.moment().thinking === undefined) bots.calm();
  });
  listenTo(source, (cue) => {
    if (useSettings.getState().sound && leading.isLeading()) playCue(cue);
  });
  const adviser = workerAdviser();
  return {
    source,
    adviser,
    hurry: () => {
      leading.claim();
      bots.hurry();
    },
    close: () => {
      stopHearing();
      leading.close();
      source.close();
      bots.close();
      adviser.close();
    },
  };
}
