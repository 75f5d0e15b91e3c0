import { legal, toAct } from '../../src/search.ts';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { ACTIONS, DISCIPLINES, ARTWORKS, score, view, type State } from '../../src/index.ts';
import { legalTexts, scores, snapshot, whoDecides, winners, type ReferenceGame } from '../reference/reference.ts';

/* The same question put to the engine and to the reference implementation, answered in the same words. */

interface Answer {
  readonly who: string;
  readonly decision: string;
  readonly legal: readonly string[];
  readonly position: unknown;
  readonly scores: unknown;
  readonly winners: readonly number[];
  readonly decidedBy: string;
}

/** Both answer alike. Compared in one call: `toEqual` at every step would take most of the time. */
export function expectAgreement(step: number, state: State, reference: ReferenceGame): void {
  const engine = engineAnswer(state);
  const other = referenceAnswer(reference);
  if (!isDeepStrictEqual(engine, other)) expect({ step, ...engine }).toEqual({ step, ...other });
}

function engineAnswer(state: State): Answer {
  const acting = toAct(state);
  const { seats, winners: best, decidedBy } = score(state);
  return {
    who: acting.who === 'nobody' ? 'over' : acting.who === 'seat' ? `${acting.seat}` : 'chance',
    decision: acting.decision,
    legal: legal(state)
      .map((id) => ACTIONS[id]?.text ?? '')
      .toSorted(),
    position: enginePosition(state),
    scores: seats,
    winners: best,
    decidedBy,
  };
}

function referenceAnswer(game: ReferenceGame): Answer {
  const { who, decision } = whoDecides(game);
  const { seats, decidedBy } = winners(game);
  const { active: _active, start, aside, ...position } = snapshot(game);
  // before the start player is drawn the reference has no one, the engine seat 0; both are invisible to the rules
  return {
    who: `${who}`,
    decision,
    legal: legalTexts(game).toSorted(),
    position: {
      ...position,
      start: start ?? 0,
      aside: decision === 'starter' || decision === 'start' ? 'setup' : aside,
    },
    scores: scores(game),
    winners: seats,
    decidedBy,
  };
}

function enginePosition(state: State): unknown {
  const position = view(state);
  const names = (tiles: readonly { readonly name: string }[]): string[] => tiles.map(({ name }) => name).toSorted();
  const isArranging = position.phase === 'setup' && position.options.arranged;
  const isPlacing = position.open.decision === 'starter' || position.open.decision === 'start';
  return {
    start: position.startSeat,
    round: position.round || 1,
    finalTurn: position.finalTurn,
    // the reference lifts a fetched tile from the ring immediately, the engine when it gets its recruitment space
    ring: position.ring.map(({ tile, space }) =>
      position.open.decision === 'recruit-space' && position.open.space === space ? null : (tile?.name ?? null),
    ),
    grid: position.grid.filter(({ tile }) => tile !== null),
    niches: DISCIPLINES.map((room) =>
      position.niches[room].map(({ holds }) => (holds === 'nothing' ? 'free' : holds === 'cover' ? 'covered' : holds)),
    ),
    artworks: ARTWORKS.map((artwork) => position.artworksLeft[artwork]),
    meeples: DISCIPLINES.map((colour) => position.supply[colour]),
    drawPile: names(position.pile.draw),
    discardPile: names(position.pile.discard),
    aside: isPlacing ? 'setup' : isArranging ? [] : names(position.pile.aside),
    seats: position.seats.map((seat) => ({
      money: seat.money,
      boat: seat.boat,
      financier: seat.financier.worker,
      flipped: seat.financier.flipped,
      discs: seat.discs,
      boxes: DISCIPLINES.map((name) => seat.boxes[name]),
      books: DISCIPLINES.map((name) => seat.books[name]),
      meeples: DISCIPLINES.map((name) => seat.meeples[name]),
      artworks: ARTWORKS.map((artwork) => seat.artworks[artwork]),
      recruits: seat.recruits.map((tile) => tile?.name ?? null),
      workers: seat.workers.map((tile) => tile?.name ?? null),
      figurine: seat.figurine,
      withdrawn: seat.withdrawn,
      tiles: seat.tiles.toSorted(),
    })),
  };
}
