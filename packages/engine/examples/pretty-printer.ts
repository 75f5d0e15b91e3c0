/* Draws the ring and the mats as text, says what can be done, and why something cannot. */
import { legalActions, newGame, parseAction, view, whoseTurn, whyNot, type SeatView } from '@la-stanza/engine';

const game = newGame({ players: 2, seed: 'c0ffee' });
const { ring, seats, round, rounds } = view(game);

console.log(`round ${round} of ${rounds}`);
for (const { space, room, tile, figurines } of ring) {
  const standing = figurines.map((seat) => `seat ${seat}`).join(', ');
  console.log(
    `${String(space).padStart(2)} ${(room ?? 'bonus tiles').padEnd(12)} ${(tile?.name ?? '-').padEnd(4)} ${standing}`,
  );
}

const tiles = (track: SeatView['workers']): string => track.map((tile) => tile?.name ?? '-').join(' ');
for (const { seat, money, discs, workers, recruits } of seats) {
  console.log(`seat ${seat}: ƒ${money}, ${discs} discs, workers ${tiles(workers)}, recruits ${tiles(recruits)}`);
}

const turn = whoseTurn(game);
if (turn.who === 'seat') console.log(`seat ${turn.seat} decides: ${turn.decision}`);
console.log(
  legalActions(game)
    .map(({ text }) => text)
    .join(', '),
);

const far = parseAction('land 9');
const refusal = far && whyNot(game, far);
if (refusal !== undefined) console.log(`land 9: ${refusal.code} (rule ${refusal.rule})`);
