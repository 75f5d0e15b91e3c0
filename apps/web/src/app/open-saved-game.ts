import type { Decision } from '@la-stanza/engine';
import { seatBots, type BotChance, type BotPace } from '../game/bots/bot-table.ts';
import { workerThinker } from '../game/bots/worker-thinker.ts';
import type { GameSource } from '../game/source/game-source.ts';
import { openLeadingTab } from '../game/shelf/leading-tab.ts';
import { openLocalGame, type BotPlayer } from '../game/source/local-game.ts';
import { workerAdviser, type Adviser } from '../table/hint/adviser.ts';
import { openSound } from '../ui/sound/sound.ts';
import { playCues } from '../table/motion/play-cues.ts';
import { openGameKeeper, type KeeperEvent } from '../game/shelf/game-keeper.ts';
import { gameShelf } from '../game/shelf/shelf.ts';
import { onTabChange } from '../game/shelf/tab-channel.ts';
import { summaryOf } from '../game/shelf/game-summary.ts';
import { motionLength } from '../ui/theme/motion.ts';

/** A game of this device, ready to be shown. */
export type OpenedGame = {
  readonly source: GameSource;
  /** The day whose deal is played. */
  readonly daily: string | undefined;
  /** The tile number of the person whose evening is played. */
  readonly evening: number | undefined;
  /** None while it counts: the deal of a day is played without help. */
  readonly adviser: Adviser | undefined;
  /** Makes the bots answer without a pause until a person must decide. */
  readonly hurry: () => void;
  readonly close: () => void;
};

// How long a bot's last action is shown before it plays on: a walk and its recruit take longest. A whole turn stays within the time
// people like to watch.
const WALK_SHOWN = 1060;
const STEP_SHOWN = 480;
const TURN_SHOWN = 2500;
const QUICKEST = 0.4;

function botPace(): BotPace {
  let turnBegan = 0;
  return (decision: Decision) => {
    if (decision === 'walk') turnBegan = performance.now();
    const left = Math.max(0, turnBegan + TURN_SHOWN - performance.now());
    // without motion a reader still needs time to see what has changed
    const pace = Math.max(motionLength(), QUICKEST);
    return Math.min(left, (decision === 'action' || decision === 'take' ? WALK_SHOWN : STEP_SHOWN) * pace);
  };
}

// few games are of a day or of an evening
const chanceOfDay = async (seed: string): Promise<BotChance> =>
  (await import('../game/daily/daily-chance.ts')).chanceOfDay(seed);

/** What happens to the stored game while its table is open. */
export type SavingEvent =
  | 'step-kept'
  /** The device could not write a step: storage is full or forbidden. */
  | 'step-unsaved'
  /** Everything is written again. */
  | 'saved'
  /** Another tab was first: the table shows its position, and the step made here is void. */
  | 'step-overtaken'
  /** Another tab has deleted the game. */
  | 'deleted'
  /** Another tab has written a record that this page cannot read. */
  | 'damaged';

/** Opens a saved game: bots think in a worker, every decision is saved, and cues and music are played as the settings say. */
export async function openSavedGame(
  id: string,
  onEvent: (event: SavingEvent) => void,
): Promise<OpenedGame | 'missing' | 'damaged'> {
  const shelf = await gameShelf();
  const saved = await shelf.find(id);
  if (saved === undefined) return 'missing';
  if ((await summaryOf(saved)).state === 'unreadable') return 'damaged';
  const bots =
    saved.daily === undefined && saved.evening === undefined
      ? seatBots(workerThinker, botPace())
      : seatBots(workerThinker, botPace(), await chanceOfDay(saved.seed));
  if (saved.players.some(({ bot }) => bot !== undefined)) bots.prepare();
  const leading = openLeadingTab(id);
  const think: BotPlayer = async (...asked) => {
    await leading.lead();
    const action = await bots.think(...asked);
    // the player may have continued in another tab in the meantime
    await leading.lead();
    return action;
  };
  const onKeeperEvent = (event: KeeperEvent): void => {
    switch (event.kind) {
      case 'kept':
        onEvent(event.own ? 'step-kept' : 'saved');
        return;
      case 'unsaved':
        onEvent('step-unsaved');
        return;
      case 'overtaken':
        if (!source.catchUp(event.stored)) onEvent('damaged');
        else if (event.own) onEvent('step-overtaken');
        return;
      case 'gone':
        onEvent('deleted');
    }
  };
  const keeper = openGameKeeper({ shelf, saved, onEvent: onKeeperEvent });
  const source = openLocalGame({
    saved,
    save: (now, by) => {
      if (by === 'person') leading.claim();
      keeper.keep(now, by);
    },
    think,
    now: Date.now,
  });
  const stopListening = onTabChange((changed) => {
    if (changed === undefined || changed === id) void keeper.look();
  });
  source.subscribe(() => {
    if (source.moment().thinking === undefined) bots.calm();
  });
  const stopSound = playCues(source, openSound(), leading.isLeading);
  const adviser = saved.daily === undefined ? workerAdviser() : undefined;
  return {
    source,
    daily: saved.daily,
    evening: saved.evening,
    adviser,
    hurry: () => {
      leading.claim();
      bots.hurry();
    },
    close: () => {
      stopListening();
      stopSound();
      leading.close();
      source.close();
      bots.close();
      adviser?.close();
    },
  };
}
