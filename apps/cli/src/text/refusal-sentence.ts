import type { BonusGap, Decision, Discipline, Refusal } from '@la-stanza/engine';
import {
  ARTWORK_WORDS,
  bonusTileWords,
  characterWords,
  count,
  DISCIPLINE_WORDS,
  florins,
  MEEPLE_WORDS,
  nameOf,
  type Names,
  ordinal,
  spaceWords,
} from './words.ts';

/** What is to be decided, as the end of "First …". */
export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  over: 'the game is over',
  start: 'the start player is drawn',
  starter: 'the starting characters are dealt',
  deal: 'characters are dealt to the board',
  tile: 'the bonus tiles are laid out',
  cover: 'the cover tiles are drawn',
  arrange: 'place your starting characters',
  walk: 'choose where to land',
  action: 'choose an action',
  hire: 'hire for the activation',
  strength: 'choose what the strength is used for',
  book: 'choose a book to write',
  box: 'choose a box for a disc',
  meeple: 'choose a meeple',
  artwork: 'choose an artwork',
  return: 'return meeples down to the limit',
  take: 'choose a bonus tile',
  lift: 'choose the box that the disc comes from',
  fetch: 'choose a character to fetch',
  seat: 'choose a recruitment space',
};

const GAPS: Readonly<Record<BonusGap, string>> = {
  disc: 'you have no disc, neither in supply nor in a box',
  condition: 'you meet the condition of no discipline that still has a tile',
  meeple: 'you have no meeple to pay for a tile whose condition you meet',
  tile: 'no bonus tile is left on the grid',
};

/** Rule 9.2: what the nth bonus tile of a discipline asks for. */
function conditionWords(discipline: Discipline, nth: number): string {
  switch (discipline) {
    case 'discoveries':
      return `your sailboat on or past the ${ordinal(nth)} white-meeple icon`;
    case 'literature':
      return `${count(nth, 'complete column')} of books`;
    case 'religion':
      return `two or more of your discs in ${nth === 1 ? 'a box' : `${nth} boxes`}`;
    case 'arts':
      return 'a higher museum value';
    case 'politics':
      return 'nothing, as Politics has no tiles';
  }
}

/** Why an action cannot be done, as one plain sentence. */
export function refusalSentence(refusal: Refusal, names: Names): string {
  switch (refusal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'chance-first':
      return `Not yet: ${DECISION_WORDS[refusal.decision]}.`;
    case 'not-a-choice':
      return 'That is drawn by chance, nobody may choose it.';
    case 'other-decision':
      return `Not now: ${DECISION_WORDS[refusal.decision]}.`;
    case 'no-such-seat':
      return `There is no seat ${refusal.seat} at this table.`;
    case 'tile-not-available':
      return `${capital(characterWords(refusal.tile))} cannot be drawn now.`;
    case 'bonus-tile-not-available':
      return `${capital(bonusTileWords(refusal.tile))} cannot be laid now.`;
    case 'cover-not-available':
      return `That cover tile for masterpiece place ${refusal.place} cannot be drawn now.`;
    case 'starter-placed':
      return `You have already placed ${characterWords(refusal.tile)}.`;
    case 'space-taken':
      return `Worker space ${refusal.worker} already holds ${characterWords(refusal.tile)}.`;
    case 'space-empty':
      return `${capital(spaceWords(refusal.space))} holds no character.`;
    case 'space-occupied':
      return `${nameOf(names, refusal.by)} stands on ${spaceWords(refusal.space)}.`;
    case 'too-far':
      return `${capital(spaceWords(refusal.space))} is ${count(refusal.steps, 'step')} away, and you may walk ${refusal.most} at most.`;
    case 'bonus-grid-closed':
      return `You could take no bonus tile there: ${GAPS[refusal.missing]}.`;
    case 'can-walk':
      return 'You can still land somewhere, so you must walk.';
    case 'not-final-turn':
      return 'Withdrawing is possible in a final turn only.';
    case 'must-withdraw':
      return 'In a final turn you do not stay: walk or withdraw.';
    case 'not-in-room':
      return `Your figurine is not in the ${DISCIPLINE_WORDS[refusal.discipline]} room.`;
    case 'in-room':
      return `Your figurine stands in the ${DISCIPLINE_WORDS[refusal.discipline]} room, so no meeple is needed.`;
    case 'no-meeple':
      return `You have no ${MEEPLE_WORDS[refusal.discipline]} meeple.`;
    case 'no-recruit':
      return `You have no ${DISCIPLINE_WORDS[refusal.discipline]} recruit to hire.`;
    case 'nobody-to-hire-or-fire':
      return `You have no ${DISCIPLINE_WORDS[refusal.discipline]} recruit to hire and no such worker to fire.`;
    case 'cannot-afford-hire':
      return `The cheapest worker space costs ${florins(refusal.cost)}: you are ${florins(refusal.short)} short of hiring for ${DISCIPLINE_WORDS[refusal.discipline]}.`;
    case 'financier-spent':
      return 'Your financier has been flipped and stands on the rightmost space again: no more money comes.';
    case 'no-such-recruit-space':
      return `The recruitment track has ${count(refusal.spaces, 'space')}; there is no space ${refusal.recruit}.`;
    case 'recruit-space-empty':
      return `Recruitment space ${refusal.recruit} is empty.`;
    case 'other-discipline':
      return `${capital(characterWords(refusal.tile))} is not of ${DISCIPLINE_WORDS[refusal.discipline]}, the discipline you activate.`;
    case 'activated-discipline-first':
      return `First hire for ${DISCIPLINE_WORDS[refusal.discipline]}; then ${characterWords(refusal.tile)} may follow.`;
    case 'financier-space':
      return `Your financier stands on worker space ${refusal.worker}.`;
    case 'just-hired':
      return `Worker space ${refusal.worker} got ${characterWords(refusal.tile)} in this activation.`;
    case 'cannot-afford':
      return `Worker space ${refusal.worker} costs ${florins(refusal.cost)}: you are ${florins(refusal.short)} short.`;
    case 'hiring-closed':
      return refusal.because === 'fired'
        ? 'You have fired a worker instead of hiring.'
        : 'You have already raised the strength, so the hiring is over.';
    case 'expert-only':
      return 'Firing belongs to the expert variant, which is not played at this table.';
    case 'fire-instead-of-hire':
      return 'Firing comes instead of hiring, not after it.';
    case 'no-worker':
      return `Nobody works on worker space ${refusal.worker}.`;
    case 'worker-of-other-discipline':
      return `${capital(characterWords(refusal.tile))} is not a worker of ${DISCIPLINE_WORDS[refusal.discipline]}.`;
    case 'hire-first':
      return `First hire at least one ${DISCIPLINE_WORDS[refusal.discipline]} character.`;
    case 'no-disc-in-box':
      return `You have no disc in the ${DISCIPLINE_WORDS[refusal.discipline]} box.`;
    case 'coin-tile-missing':
      return 'Buying strength needs bonus tile Rd.';
    case 'coin-used':
      return 'You have bought strength with tile Rd in this turn already.';
    case 'coin-too-dear':
      return `That costs ${florins(refusal.cost)}: you are ${florins(refusal.short)} short.`;
    case 'too-weak':
      return `That needs strength ${refusal.needed}, and you have ${refusal.strength}.`;
    case 'partner-too-weak':
      return `That also needs strength 1 in ${DISCIPLINE_WORDS[refusal.partner]}, from workers or bonus tiles.`;
    case 'masterpiece-made':
      return `You have already created your ${DISCIPLINE_WORDS[refusal.discipline]} masterpiece.`;
    case 'niche-covered':
      return `Masterpiece place ${refusal.place} is covered in this game.`;
    case 'niche-taken':
      return `The pillar of ${nameOf(names, refusal.by)} stands on masterpiece place ${refusal.place}.`;
    case 'colour-written':
      return `You have written a ${DISCIPLINE_WORDS[refusal.discipline]} book in this reward already.`;
    case 'shelf-row-full':
      return `Your ${DISCIPLINE_WORDS[refusal.discipline]} books are complete.`;
    case 'box-used':
      return `You have put a disc into the ${DISCIPLINE_WORDS[refusal.discipline]} box in this reward already.`;
    case 'colour-taken':
      return `You have taken a ${MEEPLE_WORDS[refusal.discipline]} meeple in this reward already.`;
    case 'supply-empty':
      return `No ${MEEPLE_WORDS[refusal.discipline]} meeple is left in the Politics room.`;
    case 'cannot-decline':
      return 'What a book or a bonus tile gives cannot be declined.';
    case 'artwork-beyond-strength':
      return `A ${ARTWORK_WORDS[refusal.artwork]} needs a reward of strength ${refusal.needed}, and this one has ${refusal.strength}.`;
    case 'artwork-gone':
      return `No ${ARTWORK_WORDS[refusal.artwork]} is left.`;
    case 'none-held':
      return `You hold no ${MEEPLE_WORDS[refusal.discipline]} meeple.`;
    case 'bonus-tile-not-in-game':
      return `Bonus tile ${refusal.tile} is not in this game.`;
    case 'bonus-tile-taken':
      return `${nameOf(names, refusal.by)} has bonus tile ${refusal.tile}.`;
    case 'condition-not-met':
      return `Your ${ordinal(refusal.nth)} ${DISCIPLINE_WORDS[refusal.discipline]} tile needs ${conditionWords(refusal.discipline, refusal.nth)}.`;
    case 'no-meeple-for-tile':
      return `You have no ${MEEPLE_WORDS[refusal.discipline]} meeple to pay for bonus tile ${refusal.tile}.`;
    case 'box-empty':
      return `You have no disc in the ${DISCIPLINE_WORDS[refusal.discipline]} box.`;
    case 'no-character':
      return `${capital(spaceWords(refusal.space))} holds no character.`;
  }
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
