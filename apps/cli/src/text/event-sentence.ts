import type { Cause, GameEvent } from '@la-stanza/engine';
import {
  ARTWORK_WORDS,
  bonusTileWords,
  characterWords,
  count,
  DISCIPLINE_WORDS,
  florins,
  meepleWords,
  nameOf,
  type Names,
  ordinal,
  spaceWords,
} from './words.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  activate: 'to activate',
  coin: 'for strength',
  money: 'from the financier',
  reward: 'as a reward',
  sail: 'from the money track',
  book: 'for a book',
  tile: 'for a bonus tile',
  limit: 'over the limit',
};

type Lost = Extract<GameEvent, { type: 'lost' }>['what'];

const LOST: Readonly<Record<Lost, string>> = {
  sail: 'the sailboat cannot sail any farther',
  meeple: 'no meeple is left to take',
  disc: 'no disc is left to place',
  book: 'no book can be written',
  artwork: 'no artwork of that value is left',
  character: 'no character is left to fetch',
};

/** One sentence of the chronicle for everything that can happen. */
export function eventSentence(event: GameEvent, names: Names): string {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'start-player':
      return `${who} begins.`;
    case 'starter-placed':
      return `${who}: ${characterWords(event.tile)} starts on worker space ${event.worker}.`;
    case 'dealt':
      return `Dealt to ${spaceWords(event.space)}: ${characterWords(event.tile)}.`;
    case 'tile-laid':
      return `Grid space ${event.position}: ${bonusTileWords(event.tile)}.`;
    case 'covered':
      return `${DISCIPLINE_WORDS[event.discipline]}: masterpiece place ${event.place} is covered.`;
    case 'turn':
      return event.finalTurn === 0 ? `— ${who} —` : `— ${who}, final turn ${event.finalTurn} —`;
    case 'walked':
      return `${who} walks ${count(event.steps, 'step')} to ${spaceWords(event.to)}.`;
    case 'recruits-slid':
      return `${who}: the recruits slide to the right.`;
    case 'recruited':
      return `${who} takes ${characterWords(event.tile)} to recruitment space ${event.recruit}.`;
    case 'stayed':
      return `${who} has nowhere to land and stays.`;
    case 'withdrew':
      return `${who} withdraws to passing spot ${event.spot} (${event.prestige} PP).`;
    case 'passed':
      return `${who} passes.`;
    case 'activated':
      return `${who} activates ${DISCIPLINE_WORDS[event.discipline]}${event.by === 'room' ? ' in its room' : ' from afar'}.`;
    case 'hired':
      return `${who} hires ${characterWords(event.tile)} onto worker space ${event.worker} for ${florins(event.cost)}.`;
    case 'fired':
      return `${who} fires ${characterWords(event.tile)} from worker space ${event.worker}.`;
    case 'left':
      return `${who}: ${characterWords(event.tile)} leaves the ${event.from === 'workers' ? 'worker' : 'recruitment'} track${event.to === 'discard' ? ' for the discard pile' : ' and is set aside'}.`;
    case 'disc-spent':
      return `${who} spends a disc of the ${DISCIPLINE_WORDS[event.discipline]} box: +1 strength.`;
    case 'disc-placed':
      return `${who} puts a disc into the ${DISCIPLINE_WORDS[event.discipline]} box (${CAUSES[event.cause]}).`;
    case 'disc-lifted':
      return `${who} lifts the disc from the ${DISCIPLINE_WORDS[event.discipline]} box.`;
    case 'money':
      return event.amount < 0
        ? `${who} pays ${florins(-event.amount)} (${CAUSES[event.cause]}).`
        : `${who} receives ${florins(event.amount)} (${CAUSES[event.cause]}).`;
    case 'meeple-taken':
      return `${who} takes ${meepleWords(event.discipline)} (${CAUSES[event.cause]}).`;
    case 'meeple-returned':
      return `${who} returns ${meepleWords(event.discipline)} (${CAUSES[event.cause]}).`;
    case 'reward':
      return `${who} takes the ${DISCIPLINE_WORDS[event.discipline]} reward at strength ${event.strength}.`;
    case 'masterpiece':
      return `${who} creates a ${DISCIPLINE_WORDS[event.discipline]} masterpiece on place ${event.place} (${event.prestige} PP).`;
    case 'forgone':
      return `${who} takes nothing from ${DISCIPLINE_WORDS[event.discipline]}.`;
    case 'sailed':
      return `${who} sails ${count(event.to - event.from, 'space')} to space ${event.to} of the money track.`;
    case 'book-written':
      return `${who} writes the ${ordinal(event.nth)} ${DISCIPLINE_WORDS[event.discipline]} book.`;
    case 'artwork-taken':
      return `${who} takes a ${ARTWORK_WORDS[event.artwork]}.`;
    case 'lost':
      return `${who}: ${LOST[event.what]}.`;
    case 'stopped':
      return `${who} takes no more of the reward.`;
    case 'financier-moved':
      return `${who} moves the financier from worker space ${event.from} to ${event.to}.`;
    case 'financier-flipped':
      return `${who} flips the financier (${event.prestige} PP).`;
    case 'worker-pushed':
      return `${who}: ${characterWords(event.tile)} is pushed from worker space ${event.from} to ${event.to}.`;
    case 'bonus-tile-taken':
      return `${who} takes ${bonusTileWords(event.tile)}.`;
    case 'refill-begun':
      return 'Two rooms are empty: the board is refilled.';
    case 'pile-shuffled':
      return `The discard pile becomes the draw pile (${count(event.tiles, 'tile')}).`;
    case 'starters-called':
      return 'The piles are empty: set-aside starting characters come to the board.';
    case 'round':
      return event.last ? 'That was the last refill: the end of the game begins.' : `Round ${event.round} begins.`;
    case 'final-turns':
      return `Final turns ${'ABC'.charAt(event.finalTurn - 1) || event.finalTurn} begin.`;
    case 'over':
      return 'The game is over.';
  }
}
