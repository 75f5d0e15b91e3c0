import type { Option, ReferenceGame, Step } from './game.ts';
import { characterSpaces, DISCIPLINES, disciplineOf, doNext, elementOf, spacesOf, without } from './game.ts';

/** Rule 11.1: the refill that ends the last round is the last one, or by the other reading the one before it. */
export function lastRefillIsDone(game: ReferenceGame): boolean {
  const rounds = game.players + game.figures.extraRounds;
  return game.rulings.ending === 'after-last-refill' ? game.round > rounds : game.round >= rounds;
}

/** Rules 10.1, 10.2: asked after every removal of a tile from the board. */
export function checkRefill(game: ReferenceGame): void {
  if (lastRefillIsDone(game)) return;
  const emptyRooms = DISCIPLINES.filter((room) =>
    spacesOf(room).every((space) => elementOf(game.ring, space) === null),
  );
  if (emptyRooms.length < 2) return;

  game.startersInRefill = [];
  const emptySpaces = characterSpaces().filter((space) => elementOf(game.ring, space) === null);
  const deals = emptySpaces.map((space): Step => ({ kind: 'deal', space }));
  // Rule 10.5: the marker moves after the refill.
  doNext(game, ...deals, { kind: 'move-round-marker' });
}

/** Rule 10.3: only a tile that must be dealt from an empty pile turns the discard pile over. */
export function renewDrawPile(game: ReferenceGame): void {
  if (game.drawPile.length > 0) return;
  game.drawPile = game.discardPile;
  game.discardPile = [];
}

export function dealOptions(game: ReferenceGame, space: number): Option[] {
  if (game.drawPile.length > 0) {
    return game.drawPile.map((tile) => ({
      text: `deal ${tile}`,
      perform: () => {
        game.drawPile = without(game.drawPile, tile);
        game.ring[space] = tile;
      },
    }));
  }
  return startersForRefill(game).map((starter) => ({
    text: `deal ${starter}`,
    perform: () => {
      game.aside = without(game.aside, starter);
      game.startersInRefill.push(disciplineOf(starter));
      game.ring[space] = starter;
    },
  }));
}

/** Rule 10.4: of each discipline the set-aside starter of the lowest number, once in a refill. */
function startersForRefill(game: ReferenceGame): string[] {
  return DISCIPLINES.filter((discipline) => !game.startersInRefill.includes(discipline)).flatMap((discipline) =>
    game.aside
      .filter((starter) => disciplineOf(starter) === discipline)
      .toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
      .slice(0, 1),
  );
}
