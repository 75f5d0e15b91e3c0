import type { Decision, GameEvent } from '@la-stanza/engine';
import type { MessageId } from '@la-stanza/words';

/** A name in `FACTS`, and one in `NUMBERS`. */
type FactName = string;
type NumberName = string;

/**
 * What a sentence says the game does: whenever `on` happens and `when` holds, `effect` holds too. `on` is an event, a decision that is
 * open, the end of the game, or the moment at which the coach shows the sentence.
 */
export type Claim = {
  readonly on: GameEvent['type'] | `choosing ${Decision}` | 'shown';
  readonly when?: FactName;
  readonly effect: FactName;
};

type Teaching = {
  readonly claims: readonly Claim[];
  /** Facts that the sentence must not state, because they are not always true. */
  readonly never?: readonly FactName[];
  /** Every number from 2 in the sentence, spelled out or not. */
  readonly numbers?: readonly NumberName[];
  /** Values that only the place where the sentence is shown knows. */
  readonly values?: Readonly<Record<string, NumberName>>;
};

const whenever = (on: Claim['on'], effect: FactName): Claim => ({ on, effect });
const where = (on: Claim['on'], when: FactName, effect: FactName): Claim => ({ on, when, effect });

const WALK = whenever('walked', 'only portraits and the Bonus space count as steps');
const NO_EMPTY_FRAME = whenever('walked', 'empty frames do not count');
const PUSH_UP_TO_GAP = where('money', 'a gap is right of the financier', 'no worker leaves');
const PUSH_OFF = where('money', 'no gap is right of the financier', 'the rightmost worker leaves');
const RECEIVE = whenever('financier-moved', 'the money is topped up to the sailboat’s florins');
const FLIP = whenever('financier-flipped', 'it goes back to the left and costs its points');
const DOOR = [
  where('activated', 'by room', 'the figurine is in the room'),
  where('activated', 'by meeple', 'it costs one meeple'),
];
const DISC = whenever('disc-spent', 'a disc adds one strength');
const INSTEAD = whenever('masterpiece', 'it replaces the reward');
const BOOKS_PAY = where('book-written', 'the second or a later one of its colour', 'it pays');
const NEW_COLOUR = whenever('book-written', 'no colour twice');
const TILE_PRICE = whenever('bonus-tile-taken', 'it costs a meeple of its colour and a disc');
const WITHDRAW = whenever('withdrew', 'the best free arch is taken');
const NO_REFILL = where('walked', 'the board is full for good', 'no refill follows');
const MUSEUM = whenever('over', 'the museum is shared by rank, and the board competes');
const TIE = where('artwork-taken', 'two museums are level', 'those who tie share their ranks');
const MOST_WINS = whenever('over', 'most points win');
const FULL = where('recruited', 'every recruit space is taken', 'the rightmost recruit drops out');
const REPLACES = where('hired', 'onto a worker', 'that worker leaves');

/**
 * The claims of every sentence that teaches. A new sentence needs its row here, or a reason in `CLAIMS_NOTHING`: say what it claims
 * with facts of facts.ts, or write a new fact there, with the words that state it in each language.
 */
export const TEACHINGS: Readonly<Partial<Record<MessageId, Teaching>>> = {
  'coach.tip.walk': {
    claims: [where('activated', 'by room', 'it costs no meeple'), whenever('recruited', 'the character joins')],
  },
  'coach.tip.recruits-full': { claims: [FULL] },
  'coach.tip.bonus-open': {
    claims: [
      whenever('shown', 'a bonus tile can be taken'),
      whenever('bonus-tile-taken', 'it takes the place of the action'),
      whenever('bonus-tile-taken', 'one more disc counts in the majority'),
    ],
  },
  'coach.tip.ending': { claims: [NO_REFILL] },
  'coach.tip.finale': { claims: [WITHDRAW, whenever('withdrew', 'the first to leave gets the most')] },
  'coach.tip.action': { claims: [...DOOR, whenever('activated', 'a recruit of the discipline is there')] },
  'coach.tip.afar': { claims: [where('activated', 'by meeple', 'it costs one meeple')] },
  'coach.tip.short-of-money': { claims: [whenever('shown', 'receiving money would bring florins'), RECEIVE] },
  'coach.tip.worker-falls': { claims: [whenever('shown', 'receiving money would push the rightmost worker off')] },
  'coach.tip.flip': {
    claims: [
      whenever('shown', 'receiving money would flip the financier'),
      whenever('financier-flipped', 'the financier was not flipped before'),
      FLIP,
    ],
    numbers: ['flipLoss'],
  },
  'coach.tip.hire': {
    claims: [
      REPLACES,
      where('hired', 'onto a worker of the same discipline', 'strength stays the same'),
      where('hired', 'onto anyone else', 'strength grows by one'),
    ],
  },
  'coach.tip.strength': {
    claims: [
      whenever('masterpiece', 'it needs the strength of the first niche'),
      whenever('reward', 'a reward is at most three strong'),
    ],
    numbers: ['masterpieceFrom'],
  },
  'coach.tip.discs': { claims: [DISC, whenever('disc-spent', 'the disc returns to the supply')] },
  'coach.tip.masterpiece': {
    claims: [
      whenever('shown', 'a masterpiece can be created'),
      INSTEAD,
      whenever('masterpiece', 'it scores for good'),
      whenever('masterpiece', 'it is the only one of its player and niche'),
    ],
  },
  'coach.tip.book': {
    claims: [
      NEW_COLOUR,
      where('book-written', 'a second or third, but no second yellow one', 'it pays right away'),
      where('book-written', 'a fourth, or the second yellow one', 'it scores at the end'),
      whenever('choosing walk', 'Literature tiles ask for full columns'),
    ],
    numbers: ['two', 'three', 'four'],
  },
  'coach.tip.box': {
    claims: [whenever('choosing walk', 'Religion tiles ask for boxes with two discs')],
    numbers: ['boxDiscs'],
  },
  'coach.tip.meeple': {
    claims: [whenever('choosing walk', 'nobody has more meeples than fit')],
    numbers: ['meepleLimit'],
  },
  'coach.tip.artwork': { claims: [MUSEUM, whenever('choosing walk', 'Arts tiles ask for the worth of the artworks')] },
  'coach.tip.return': {
    claims: [
      whenever('choosing walk', 'nobody has more meeples than fit'),
      whenever('choosing return', 'too many meeples are held'),
      where('activated', 'by a white meeple', 'white stands for any colour'),
    ],
    numbers: ['meepleLimit'],
  },

  'coach.line.finale': { claims: [WITHDRAW] },
  'coach.line.ending': { claims: [NO_REFILL] },
  'coach.line.bonus-open': { claims: [whenever('shown', 'a bonus tile can be taken')] },
  'coach.line.recruits-full': { claims: [FULL] },
  'coach.line.flip': { claims: [whenever('shown', 'receiving money would flip the financier')] },
  'coach.line.short-of-money': { claims: [whenever('shown', 'receiving money would bring florins')] },
  'coach.line.worker-falls': { claims: [whenever('shown', 'receiving money would push the rightmost worker off')] },
  'coach.line.afar': { claims: [where('activated', 'by meeple', 'it costs one meeple')] },
  'coach.line.hire': { claims: [REPLACES] },
  'coach.line.masterpiece': { claims: [whenever('shown', 'a masterpiece can be created')] },
  'coach.line.discs': { claims: [DISC] },
  'coach.line.strength': { claims: [whenever('reward', 'a reward is at most three strong')] },
  'coach.line.book': { claims: [BOOKS_PAY], never: ['it pays right away'], numbers: ['two'] },
  'coach.line.artwork': { claims: [MUSEUM] },
  'coach.line.return': { claims: [whenever('choosing return', 'too many meeples are held')] },

  'coach.idea.masterpieces': {
    claims: [where('disc-spent', 'three workers and the first disc', 'strength is enough for a masterpiece')],
    numbers: ['three'],
  },
  'coach.idea.sailboat': {
    claims: [
      where('sailed', 'past the florins', 'the space scores'),
      where('activated', 'by a white meeple', 'white stands for any colour'),
    ],
    numbers: ['moneyTop'],
  },
  'coach.idea.books': { claims: [where('book-written', 'a fourth', 'it scores at the end')], numbers: ['four'] },
  'coach.idea.passing': { claims: [WITHDRAW, whenever('withdrew', 'the first to leave gets the most')] },
  'coach.idea.financier': { claims: [whenever('financier-flipped', 'it was by receiving money')] },
  'coach.idea.bonusMajority': { claims: [whenever('bonus-tile-taken', 'one more disc counts in the majority')] },
  'coach.idea.museumMajority': { claims: [whenever('over', 'a first museum earns more than the most bonus tiles')] },

  'aid.turn.walk': {
    claims: [
      WALK,
      whenever('recruited', 'the recruit takes the leftmost space'),
      where('recruited', 'a recruit is on the leftmost space', 'all recruits slide one space right'),
      where('recruited', 'a recruit drops out', 'it was pushed off the end of a row that slid'),
    ],
    numbers: ['steps', 'recruitSpaces'],
  },
  'aid.turn.act': { claims: [whenever('bonus-tile-taken', 'it takes the place of the action')] },
  'aid.activate.door': { claims: [...DOOR, where('activated', 'by a white meeple', 'white stands for any colour')] },
  'aid.activate.hire': {
    claims: [
      whenever('activated', 'a recruit of the discipline is there'),
      whenever('hired', 'hiring costs what the space says'),
      REPLACES,
    ],
    numbers: ['hiringCosts'],
    values: { prices: 'hiringCosts' },
  },
  'aid.activate.strength': {
    claims: [
      whenever('choosing strength', 'strength is workers, tiles and discs'),
      whenever('reward', 'a reward is at most three strong'),
      INSTEAD,
      whenever('masterpiece', 'it needs the strength of the first niche'),
    ],
    numbers: ['rewardTop', 'masterpieceFrom'],
  },
  'aid.masterpieces.one': { claims: [whenever('masterpiece', 'it is the only one of its player and niche')] },
  'aid.money.receive': {
    claims: [RECEIVE, where('sailed', 'past the florins', 'the space scores')],
    numbers: ['florins', 'moneyTop', 'prestige', 'icons'],
    values: { moneyFlorins: 'florins', moneyTop: 'moneyTop', moneyPoints: 'prestige' },
  },
  'aid.money.push': {
    claims: [
      where('financier-moved', 'not at the end of the track', 'the financier moves one space right'),
      PUSH_UP_TO_GAP,
      PUSH_OFF,
      FLIP,
    ],
    numbers: ['flipLoss'],
  },
  'aid.tiles.price': { claims: [TILE_PRICE], numbers: ['two', 'three'] },
  'aid.tiles.discoveries': {
    claims: [whenever('choosing walk', 'Discoveries tiles ask for icons on or behind the boat')],
    numbers: ['icons'],
  },
  'aid.tiles.literature': { claims: [whenever('choosing walk', 'Literature tiles ask for full columns')], numbers: [] },
  'aid.tiles.religion': {
    claims: [whenever('choosing walk', 'Religion tiles ask for boxes with two discs')],
    numbers: ['boxDiscs'],
  },
  'aid.tiles.arts': {
    claims: [whenever('choosing walk', 'Arts tiles ask for the worth of the artworks')],
    numbers: ['artsConditions'],
    values: { counts: 'artsConditions' },
  },
  'aid.rounds.refill': {
    claims: [
      whenever('refill-begun', 'two rooms were empty'),
      whenever('choosing walk', 'there is one round more than players'),
    ],
    numbers: ['emptyRooms'],
  },
  'aid.rounds.finale': {
    claims: [whenever('choosing walk', 'nobody has more final turns'), WITHDRAW],
    numbers: ['finalTurns', 'arches'],
  },
  'aid.score.sum': { claims: [whenever('over', 'the lines add up to the score'), FLIP], numbers: ['flipLoss'] },
  'aid.score.majorities': {
    claims: [MUSEUM, whenever('over', 'bonus tiles are shared by rank')],
    numbers: ['museum', 'bonusTiles'],
  },

  'learn.walk.rule': { claims: [WALK], numbers: ['steps'] },
  'learn.hire.rule': {
    claims: [
      where('activated', 'by room', 'the figurine is in the room'),
      whenever('activated', 'a recruit of the discipline is there'),
      whenever('hired', 'hiring costs what the space says'),
    ],
  },
  'learn.strength.rule': {
    claims: [
      whenever('choosing strength', 'strength is workers, tiles and discs'),
      where('activated', 'by meeple', 'it costs one meeple'),
    ],
  },
  'learn.masterpiece.rule': {
    claims: [INSTEAD, whenever('masterpiece', 'it needs the strength of the first niche'), TILE_PRICE],
    numbers: ['masterpieceFrom'],
  },
  'learn.finale.rule': {
    claims: [NO_REFILL, whenever('choosing walk', 'nobody has more final turns'), WITHDRAW],
    numbers: ['finalTurns'],
  },
  'learn.hire.falls.miss': { claims: [whenever('recruited', 'the recruit takes the leftmost space'), FULL] },
  'learn.strength.push.miss': { claims: [PUSH_OFF] },
  'learn.rooms.literature': {
    claims: [NEW_COLOUR, whenever('reward', 'a reward is at most three strong'), BOOKS_PAY],
    numbers: ['rewardTop', 'two'],
  },
  'learn.rooms.religion': {
    claims: [
      where('disc-placed', 'by the reward of Religion', 'no colour twice'),
      whenever('reward', 'a reward is at most three strong'),
      DISC,
    ],
    numbers: ['rewardTop'],
  },
  'learn.rooms.arts': {
    claims: [whenever('artwork-taken', 'the artwork is one that the strength allows'), MUSEUM],
    numbers: ['artworkStrengths'],
    values: { sculptureStrength: 'one', scriptStrength: 'two', paintingStrength: 'three' },
  },
  'learn.rooms.politics': {
    claims: [
      where('meeple-taken', 'by the reward of Politics', 'no colour twice'),
      whenever('reward', 'a reward is at most three strong'),
      where('activated', 'by meeple', 'it costs one meeple'),
    ],
    numbers: ['rewardTop'],
  },

  'coach.far': { claims: [NO_EMPTY_FRAME], numbers: ['steps'] },
  'learn.walk.three': { claims: [WALK], numbers: ['three'] },
  'learn.walk.three.miss': { claims: [WALK], numbers: ['three'] },
  'learn.walk.leonardo.miss': { claims: [whenever('walked', 'no walk is longer than the limit')], numbers: ['steps'] },
  'learn.hire.falls': {
    claims: [where('recruited', 'a recruit is on the leftmost space', 'all recruits slide one space right')],
  },
  'learn.hire.hire': { claims: [whenever('hired', 'hiring costs what the space says'), REPLACES] },
  'learn.strength.meeple': { claims: [where('activated', 'by meeple', 'it costs one meeple')] },
  'learn.strength.sail': { claims: [DISC], numbers: ['three'] },
  'learn.strength.next': { claims: [where('activated', 'by a white meeple', 'white stands for any colour')] },
  'learn.strength.push': { claims: [RECEIVE] },
  'learn.masterpiece.tile': {
    claims: [whenever('choosing walk', 'Literature tiles ask for full columns')],
    numbers: ['two'],
  },
  'learn.masterpiece.tile.miss': { claims: [whenever('walked', 'the Bonus space counts as a step')] },
  'learn.finale.start': { claims: [WITHDRAW] },
  'learn.finale.worth': { claims: [MUSEUM] },
  'learn.finale.split': { claims: [TIE], numbers: ['two'] },
  'learn.finale.split.miss': { claims: [TIE] },
  'learn.game.praise-box': { claims: [DISC] },

  'learn.game.win': { claims: [MOST_WINS] },
  'learn.game.start': { claims: [MOST_WINS] },
  'learn.game.walk': { claims: [WALK], numbers: ['steps'] },
  'learn.game.walk-finale': {
    claims: [NO_REFILL, whenever('choosing walk', 'nobody has more final turns')],
    numbers: ['finalTurns'],
    values: { count: 'finalTurns' },
  },
  'learn.game.walk-bonus': { claims: [whenever('choosing take', 'a bonus tile lies open')] },
  'learn.game.pay': { claims: [where('activated', 'by meeple', 'it costs one meeple')] },
  'learn.game.pay-white': { claims: [where('activated', 'by a white meeple', 'white stands for any colour')] },
  'learn.game.first-hire': { claims: [whenever('hired', 'hiring costs what the space says')] },
  'learn.game.hire': { claims: [whenever('hired', 'hiring costs what the space says')] },
  'learn.game.disc': { claims: [DISC] },
  'learn.game.reward-books': { claims: [NEW_COLOUR] },
  'learn.game.books': { claims: [NEW_COLOUR] },
  'learn.game.second-book': {
    claims: [where('book-written', 'the first of its colour', 'it gives nothing'), BOOKS_PAY],
  },
  'learn.game.reward-discs': { claims: [where('disc-placed', 'by the reward of Religion', 'no colour twice')] },
  'learn.game.box': { claims: [DISC, where('disc-placed', 'by the reward of Religion', 'the disc lies in its box')] },
  'learn.game.reward-art': { claims: [MUSEUM] },
  'learn.game.artwork': { claims: [MUSEUM] },
  'learn.game.money': { claims: [RECEIVE] },
  'learn.game.money-push': {
    claims: [RECEIVE, where('financier-moved', 'not at the end of the track', 'the financier moves one space right')],
  },
  'learn.game.take': {
    claims: [TILE_PRICE, where('over', 'one player alone has most bonus tiles', 'that player earns the first rank')],
    numbers: ['mostBonusTiles'],
    values: { points: 'mostBonusTiles' },
  },
  'learn.game.masterpiece': { claims: [whenever('masterpiece', 'it scores for good')] },
};

/** Sentences that say nothing about what the game does, by the reason. Headings (`.title`) need no row. */
export const CLAIMS_NOTHING: Readonly<Record<string, readonly MessageId[]>> = {
  'a button, a label or a state of the page': [
    'coach.why',
    'coach.what',
    'coach.off',
    'coach.open',
    'coach.closed',
    'coach.nothing-closed',
    'coach.choose',
    'coach.after',
    'coach.end',
    'coach.line.end',
    'aid.print',
    'aid.back',
    'aid.turn',
    'aid.activate',
    'aid.rooms',
    'aid.masterpieces',
    'aid.money',
    'aid.tiles',
    'aid.rounds',
    'aid.score',
    'aid.assumed',
    'learn.rival',
    'learn.done-mark',
    'learn.resume',
    'learn.heading',
    'learn.step',
    'learn.lessons',
    'learn.leave',
    'learn.go-on',
    'learn.show',
    'learn.again',
    'learn.skip',
    'learn.repeat',
    'learn.rule-title',
    'learn.next',
    'learn.short',
    'learn.first-game',
    'learn.first-read',
    'learn.over',
    'learn.answers',
    'learn.astray',
    'learn.aid',
    'learn.finale.worth.play',
    'learn.finale.worth.withdraw',
    'learn.game.sub',
    'learn.game.resume',
    'learn.game.leave',
    'learn.game.win-title',
    'learn.game.rooms',
    'learn.game.stamp',
    'learn.game.begin',
    'learn.game.play',
    'learn.game.lessons',
    'learn.game.again',
    'learn.game.count-next',
    'learn.read',
    'learn.edition',
  ],
  'a greeting, praise or consolation': [
    'coach.quiet',
    'coach.line.quiet',
    'coach.waiting',
    'coach.line.waiting',
    'learn.done',
    'learn.done.walk',
    'learn.done.hire',
    'learn.done.strength',
    'learn.done.masterpiece',
    'learn.done.finale',
    'learn.game.waiting',
    'learn.game.end',
    'learn.game.end-first',
  ],
  'advice that is a matter of taste': [
    'coach.tip.arrange',
    'coach.tip.take',
    'coach.idea.tiles',
    'coach.line.walk',
    'coach.line.action',
    'coach.line.box',
    'coach.line.meeple',
    'coach.line.take',
    'coach.line.arrange',
  ],
  'reads out the engine’s score; coach.test.ts compares it': [
    'coach.after.most',
    'coach.after.none',
    'coach.after.gap',
    'coach.after.ahead',
    'coach.after.idea',
    'learn.finale.score',
    'learn.game.count',
  ],
  'a niche’s figures on their own; the aid takes them from the edition': [
    'aid.masterpieces.needs',
    'aid.masterpieces.partner',
  ],
  'names what to do in one prepared position; lessons.test.ts plays every step': [
    'learn.walk.start',
    'learn.walk.recruit',
    'learn.walk.leonardo',
    'learn.hire.walk',
    'learn.hire.activate',
    'learn.hire.reward',
    'learn.strength.walk',
    'learn.strength.money',
    'learn.masterpiece.walk',
    'learn.masterpiece.activate',
    'learn.masterpiece.pillar',
    'learn.finale.walk',
    'learn.finale.painting',
    'learn.finale.withdraw',
  ],
  'sends a learner back to the step of the lesson': [
    'learn.walk.recruit.miss',
    'learn.hire.walk.miss',
    'learn.hire.activate.miss',
    'learn.hire.hire.miss',
    'learn.hire.reward.miss',
    'learn.strength.walk.miss',
    'learn.strength.meeple.miss',
    'learn.strength.sail.miss',
    'learn.strength.money.miss',
    'learn.masterpiece.walk.miss',
    'learn.masterpiece.activate.miss',
    'learn.masterpiece.pillar.miss',
    'learn.finale.worth.miss',
    'learn.finale.walk.miss',
    'learn.finale.painting.miss',
    'learn.finale.withdraw.miss',
    'learn.game.miss-first',
    'learn.game.miss-walk',
    'learn.game.miss-action',
    'learn.game.miss-money',
    'learn.game.miss-hire',
    'learn.game.miss-other',
  ],
  'names a step of the first game or what it just did; guided.test.ts plays them': [
    'learn.game.walk-free',
    'learn.game.walk-room',
    'learn.game.walk-far',
    'learn.game.walk-recruit',
    'learn.game.walk-last',
    'learn.game.first-open',
    'learn.game.open',
    'learn.game.box-book',
    'learn.game.reward-sail',
    'learn.game.reward-sail-white',
    'learn.game.reward-meeples',
    'learn.game.meeple',
    'learn.game.praise-walk',
    'learn.game.praise-hire',
    'learn.game.praise-book',
    'learn.game.praise-artwork',
    'learn.game.praise-sail',
    'learn.game.praise-meeple',
    'learn.game.praise-money',
    'learn.game.praise-take',
    'learn.game.praise-masterpiece',
  ],
};
