/* Plays with the figures of a box that differs from ours, after they have been checked. */
import { checkFigures, type Figures, legalActions, newGame, play, score, STANDARD_FIGURES } from '@la-stanza/engine';

function checked(own: unknown): Figures {
  const result = checkFigures(own);
  if ('fault' in result) throw new RangeError(`${result.fault.figure}: ${result.fault.code}`);
  return result.figures;
}

const figures = checked({ ...STANDARD_FIGURES, recruitmentSpaces: 3, hiringCosts: [5, 4, 3, 2, 1, 0] });
let game = newGame({ players: 2, seed: 'own box', figures, rulings: { withdraw: 'turn' } });
while (!game.isOver) {
  const [first] = legalActions(game);
  game = play(game, first).game;
}
console.log(
  score(game)
    .seats.map(({ total }) => total)
    .join(' to '),
);

try {
  checked({ ...STANDARD_FIGURES, recruitmentSpaces: 9 });
} catch (error) {
  console.log(error instanceof Error ? error.message : '');
}
