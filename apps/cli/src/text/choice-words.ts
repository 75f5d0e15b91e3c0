import type { Action, Discipline, Figures, GameEvent, SeatView, View } from '@la-stanza/engine';
import {
  bonusTileWords,
  characterWords,
  count,
  DISCIPLINE_WORDS,
  florins,
  MEEPLE_WORDS,
  meepleWords,
  ordinal,
  paymentWords,
  spaceWords,
} from './words.ts';

/** What a choice would cost and bring, for the list of choices. */
export function choiceWords(action: Action, position: View, mat: SeatView, events: readonly GameEvent[]): string {
  const { figures, open } = position;
  switch (action.kind) {
    case 'start':
    case 'deal':
    case 'tile':
    case 'cover':
      return 'drawn by chance';
    case 'arrange':
      return `your ${DISCIPLINE_WORDS[action.discipline]} starting character onto the ${florins(figures.hiringCosts[action.worker - 1] ?? 0)} space`;
    case 'land':
      return [...events.flatMap(landingWords), ...(action.space === 0 ? ['take a bonus tile there'] : [])].join('; ');
    case 'stay':
      return 'nowhere to land: the turn ends';
    case 'withdraw':
      return `leave the ring for good${events.flatMap((event) => (event.type === 'withdrew' ? [`, for passing spot ${event.spot} (${event.prestige} PP)`] : [])).join('')}`;
    case 'activate':
      return activationWords(action.discipline, action.by, mat);
    case 'money':
      return events.flatMap(moneyWords).join('; ') || 'nothing to gain';
    case 'pass':
      return 'end your turn';
    case 'hire': {
      const hired = mat.recruits[action.recruit - 1];
      const replaced = mat.workers[action.worker - 1];
      const who = hired === null || hired === undefined ? '' : characterWords(hired.tile);
      const whom = replaced === null || replaced === undefined ? '' : `, replacing ${characterWords(replaced.tile)}`;
      return `pay ${florins(figures.hiringCosts[action.worker - 1] ?? 0)}: ${who}${whom}`;
    }
    case 'fire': {
      const fired = mat.workers[action.worker - 1];
      return fired === null || fired === undefined ? '' : `${characterWords(fired.tile)} leaves; nothing to pay`;
    }
    case 'disc':
      return 'spend a disc of the box: +1 strength';
    case 'coin':
      return `pay ${florins(figures.tiles.strengthPrice)}: +1 strength`;
    case 'reward':
      return open.decision === 'strength' ? rewardWords(open.discipline, action.strength) : '';
    case 'masterpiece':
      return `a pillar on place ${action.place}, worth ${figures.masterpiecePrestige[action.place - 1] ?? 0} PP`;
    case 'forgo':
      return 'take nothing';
    case 'book':
      return bookWords(action.discipline, mat.books[action.discipline] + 1, figures);
    case 'stop':
      return 'take no more';
    case 'box':
      return `a disc into the ${DISCIPLINE_WORDS[action.discipline]} box (${mat.boxes[action.discipline]} there)`;
    case 'meeple':
      return `take ${meepleWords(action.discipline)}`;
    case 'artwork':
      return `worth ${figures.artworkValues[['sculpture', 'script', 'painting'].indexOf(action.artwork)] ?? 0} in the museum`;
    case 'return':
      return `give back ${meepleWords(action.discipline)} of your ${mat.meeples[action.discipline]}`;
    case 'take': {
      const paid = events.find((event) => event.type === 'meeple-returned');
      const price = paid === undefined ? '' : `pay ${paymentWords(action.by, paid.discipline)}: `;
      return `${price}${bonusTileWords(action.tile)}`;
    }
    case 'lift':
      return `the disc comes from the ${DISCIPLINE_WORDS[action.discipline]} box (${mat.boxes[action.discipline]} there)`;
    case 'fetch': {
      const tile = position.ring[action.space]?.tile;
      return tile === null || tile === undefined ? '' : `${characterWords(tile.tile)} from ${spaceWords(action.space)}`;
    }
    case 'seat': {
      const replaced = mat.recruits[action.recruit - 1];
      return replaced === null || replaced === undefined
        ? 'an empty space'
        : `discards ${characterWords(replaced.tile)}`;
    }
  }
}

function landingWords(event: GameEvent): string[] {
  switch (event.type) {
    case 'walked':
      return [count(event.steps, 'step')];
    case 'recruited':
      return [`take ${characterWords(event.tile)}`];
    case 'left':
      return [`${characterWords(event.tile)} falls off your recruitment track`];
    case 'refill-begun':
      return ['the board is refilled'];
    default:
      return [];
  }
}

function moneyWords(event: GameEvent): string[] {
  switch (event.type) {
    case 'money':
      return [`receive ${florins(event.amount)}`];
    case 'financier-flipped':
      return ['the financier flips'];
    case 'financier-moved':
      return [`the financier goes to worker space ${event.to}`];
    case 'left':
      return [`${characterWords(event.tile)} is pushed off`];
    default:
      return [];
  }
}

function activationWords(discipline: Discipline, by: 'room' | 'meeple' | 'wild', mat: SeatView): string {
  const { workers, tiles } = mat.strength[discipline];
  const recruits = mat.recruits.filter((tile) => tile?.discipline === discipline).length;
  const entrance =
    by === 'room' ? 'you are in the room' : `return a ${by === 'wild' ? 'white' : MEEPLE_WORDS[discipline]} meeple`;
  return `${entrance}; strength ${workers + tiles} before hiring up to ${count(recruits, 'recruit')}, discs in the box ${mat.boxes[discipline]}`;
}

function rewardWords(discipline: Discipline, strength: number): string {
  switch (discipline) {
    case 'discoveries':
      return `the sailboat sails ${count(strength, 'space')}`;
    case 'literature':
      return `write up to ${count(strength, 'book')} of different colours`;
    case 'religion':
      return `place up to ${count(strength, 'disc')} in different boxes`;
    case 'arts':
      return `take ${strength === 1 ? 'a sculpture' : strength === 2 ? 'a script or a sculpture' : 'any artwork'}`;
    case 'politics':
      return `take up to ${count(strength, 'meeple')} of different colours`;
  }
}

const SECOND_BOOKS: Readonly<Partial<Record<Discipline, string>>> = {
  religion: 'a disc into a box of your choice',
  politics: 'a meeple of your choice',
  discoveries: 'the sailboat sails',
};

/** Rule 5.2: what the nth book of a colour brings. */
function bookWords(discipline: Discipline, nth: number, { bookPrestige }: Figures): string {
  const prestige = discipline === 'literature' ? 0 : (bookPrestige[discipline][nth - 1] ?? 0);
  const effects = [
    ...(nth === 2 ? [SECOND_BOOKS[discipline] ?? ''] : []),
    ...(nth === 3 ? ['a disc into the Religion box'] : []),
    ...(prestige > 0 ? [`${prestige} PP`] : []),
  ].filter((effect) => effect !== '');
  return `the ${ordinal(nth)} ${DISCIPLINE_WORDS[discipline]} book${effects.length > 0 ? `: ${effects.join(', ')}` : ''}`;
}
