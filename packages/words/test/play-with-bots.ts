import { createSparring } from '@la-stanza/bots';
import {
  type Action,
  type Figures,
  type Game,
  type Options,
  play,
  newGame,
  whoseTurn,
  legalActions,
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
  const bot = createSparring();
  let game = newGame({ players: SITTING.length, options, figures, seed });
  while (whoseTurn(game.state).who === 'seat') {
    look(game);
    const preferred = legalActions(game).find((action) => prefers?.(action) === true);
    const action = preferred ?? bot.decide(game.state, game.line.length).actions[0];
    if (action === undefined) throw new Error('a bot decides nothing');
    ({ game } = play(game, action));
  }
  return game;
}
