import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createThinker, LEVEL_SIMULATIONS, requestOf, type WeightsFile } from '@la-stanza/bots';
import { dailyChance, dailyLevel, openDaily } from '@la-stanza/bots/daily';
import { styleAt } from '@la-stanza/bots/style';
import { type ActionId, type Game, play, whoseTurn } from '@la-stanza/engine';

/** A daily game as a page without a server plays it. */
export function ownDaily(seed: string, choose: (game: Game) => ActionId): Game {
  const weights: WeightsFile = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
  );
  const think = createThinker(weights);
  let game = openDaily(seed);
  for (let acting = whoseTurn(game.state); acting.who === 'seat'; acting = whoseTurn(game.state)) {
    const level = dailyLevel(acting.seat);
    const actions =
      level === undefined
        ? [choose(game)]
        : think(
            requestOf(game.state, {
              id: 0,
              level,
              style: styleAt(acting.seat, level),
              seed: dailyChance(seed, game.line.length),
              budget: { simulations: LEVEL_SIMULATIONS[level] },
            }),
          ).choice.actions;
    for (const action of actions) {
      ({ game } = play(game, action));
    }
  }
  return game;
}
