import { createSparring } from '@la-stanza/bots';
import {
  ACTIONS,
  advance,
  dealer,
  legal,
  newRecord,
  replay,
  toAct,
  type Action,
  type Figures,
  type Game,
  type Options,
} from '@la-stanza/engine';
import { SITTING } from './play-through.ts';

type BotGame = {
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  /** What is done wherever it is legal. */
  readonly prefers?: ((action: Action) => boolean) | undefined;
};

/** Lets the sparring partner play all seats of a game to its end, which comes further than chance does, and shows every position in which a seat decides. */
export function playWithBots(seed: string, { prefers, options, figures }: BotGame, look: (game: Game) => void): Game {
  const bank = dealer(seed);
  const { commitment } = bank;
  const opened = replay(newRecord({ players: SITTING.length, options, figures, commitment }), undefined, bank);
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  const bot = createSparring();
  let { game } = opened;
  while (toAct(game.state).who === 'seat') {
    look(game);
    const preferred = legal(game.state).find((id) => {
      const action = ACTIONS[id];
      return action !== undefined && prefers?.(action) === true;
    });
    const action = preferred ?? bot.decide(game.state, game.line.length).actions[0];
    if (action === undefined) throw new Error('a bot decides nothing');
    const next = advance(game, action, bank);
    if ('code' in next) throw new Error(JSON.stringify(next));
    ({ game } = next);
  }
  return game;
}
