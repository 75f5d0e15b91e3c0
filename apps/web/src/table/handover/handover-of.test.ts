import { type Game, type Seat, whoseTurn } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { handoverOf } from './handover-of.ts';

type Decision = { readonly game: Game; readonly seat: Seat; readonly isSetup: boolean };

/** Every decision of a game for three. */
function decisions(seed: string, options: Parameters<typeof playThrough>[1] = {}): Decision[] {
  const found: Decision[] = [];
  playThrough(seed, options, (game) => {
    const acting = whoseTurn(game.state);
    if (acting.who === 'seat') found.push({ game, seat: acting.seat, isSetup: acting.decision === 'arrange' });
  });
  return found;
}

const GAME = decisions('beef23');
const SEATS = [...new Set(GAME.map(({ seat }) => seat))];
const [ONE, TWO, THREE] = SEATS;

test('the device is handed over whenever another person begins, never within a turn or to the first player', () => {
  const from = GAME.map(({ game }) => handoverOf({ game, seatsHere: SEATS })?.from);
  expect(from).toEqual(
    GAME.map(({ seat }, index) => {
      const before = GAME[index - 1]?.seat;
      return before === seat ? undefined : before;
    }),
  );
});

test('with one person there is no handover', () => {
  for (const { game } of GAME) {
    for (const seat of SEATS) expect(handoverOf({ game, seatsHere: [seat] })).toBeUndefined();
  }
});

test('with a bot between two people the handover happens when the bot has played', () => {
  if (ONE === undefined || TWO === undefined || THREE === undefined) throw new Error('three play');
  const people = [ONE, THREE];
  const handovers = GAME.map(({ game }) => handoverOf({ game, seatsHere: people }));
  const byPeople = GAME.filter(({ seat }) => seat !== TWO).map(({ seat }) => seat);
  expect(handovers.flatMap((handover) => (handover === undefined ? [] : [handover.from]))).toEqual(
    byPeople.filter((seat, index) => index + 1 < byPeople.length && byPeople[index + 1] !== seat),
  );
  // a bot's turn cannot be taken back
  const canTakeBack = (from: Seat): boolean =>
    handovers.some((handover) => handover?.from === from && handover.canTakeBack);
  expect([canTakeBack(ONE), canTakeBack(THREE)]).toEqual([false, true]);
});

test('arranging the starters is not a turn', () => {
  const game = decisions('beef22', { start: 'first', arranged: true });
  const first = game.findIndex(({ isSetup }) => !isSetup);
  expect(first).toBeGreaterThan(2);
  for (const { game: now } of game.slice(0, first + 1)) {
    expect(handoverOf({ game: now, seatsHere: SEATS })).toBeUndefined();
  }
});

test('the last step can be undone unless a tile was drawn after it', () => {
  const handovers = GAME.flatMap(({ game }) => {
    const handover = handoverOf({ game, seatsHere: SEATS });
    return handover === undefined ? [] : [{ last: game.line.at(-1)?.seat, ...handover }];
  });
  expect(handovers.map(({ canTakeBack }) => canTakeBack)).toEqual(handovers.map(({ last }) => last !== 'chance'));
});
