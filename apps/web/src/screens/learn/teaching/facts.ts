import {
  ARTWORKS,
  DISCIPLINES,
  preview,
  ROOMS_TO_REFILL,
  type Action,
  type Breakdown,
  type Discipline,
  type Figures,
  type GameEvent,
  type SeatView,
  type View,
  legalActions,
} from '@la-stanza/engine';
import type { Occasion } from './occasions.ts';

export type Fact = {
  readonly is: (occasion: Occasion) => boolean;
  /** Words of which each language needs one where a sentence says this: English, German, French, Dutch. */
  readonly said?: readonly [en: RegExp, de: RegExp, fr: RegExp, nl: RegExp];
};

type EventType = GameEvent['type'];
type EventOf<Type extends EventType> = Extract<GameEvent, { type: Type }>;

function all<Type extends EventType>({ events }: Occasion, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** The first event of a type; claims about a type are asked only where there is one. */
function the<Type extends EventType>(occasion: Occasion, type: Type): EventOf<Type> {
  const [event] = all(occasion, type);
  if (event === undefined) throw new Error(`no ${type}`);
  return event;
}

const has = (occasion: Occasion, type: EventType): boolean => all(occasion, type).length > 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const meeplesOf = (seat: SeatView): number => sum(Object.values(seat.meeples));
const mayPlay = ({ options }: Occasion, is: (action: Action) => boolean): boolean => options.some(is);
const leftWorker = (occasion: Occasion): EventOf<'left'> | undefined =>
  all(occasion, 'left').find(({ from }) => from === 'workers');
const leftRecruit = (occasion: Occasion): EventOf<'left'> | undefined =>
  all(occasion, 'left').find(({ from }) => from === 'recruitment');

function gained({ scores, me }: Occasion, category: keyof Breakdown): number {
  return (scores.after[me.seat]?.[category] ?? 0) - (scores.before[me.seat]?.[category] ?? 0);
}

/** Whether a space right of the financier is empty, so that nobody is pushed off. */
function hasGap({ me }: Occasion): boolean {
  return me.workers.some((worker, index) => index >= me.financier.worker && worker === null);
}

/** The spaces after one, up to another, that count for a walk (rule 3.2). */
function countedSteps({ before, me }: Occasion, from: number, to: number): number {
  const spaces = before.ring.length;
  const length = (to - from + spaces) % spaces || spaces;
  const passed = Array.from({ length }, (_, index) => (from + index + 1) % spaces);
  return passed.filter((space) => {
    const place = before.ring[space];
    return space === 0 || (place?.tile !== null && place?.figurines.every((seat) => seat === me.seat));
  }).length;
}

/** What each value earns in a majority (rule 12.2), worked out apart from the engine's score. */
function shares(values: readonly number[], ranks: readonly number[], rival = 0): number[] {
  const field = [...values, rival].filter((value) => value > 0);
  return values.map((value) => {
    if (value === 0) return 0;
    const above = field.filter((other) => other > value).length;
    const level = field.filter((other) => other === value).length;
    return Math.floor(sum(ranks.slice(above, above + level)) / level);
  });
}

function isMuseumShared({ after, scores }: Occasion): boolean {
  const values = after.seats.map(({ exhibitedValue }) => exhibitedValue);
  const expected = shares(values, after.figures.museumMajority.slice(0, after.players), after.dummyValue);
  return scores.after.every(({ museumMajority }, seat) => museumMajority === expected[seat]);
}

const bookWritten = (occasion: Occasion): EventOf<'book-written'> => the(occasion, 'book-written');

/** Whether a book pays before the next decision of its reward, as far as that is possible (rule 5.4). */
const paysRightAway = (occasion: Occasion): boolean =>
  occasion.events.some((event) => 'cause' in event && event.cause === 'book') ||
  all(occasion, 'lost').some(({ what }) => what !== 'book') ||
  ['box', 'meeple'].includes(occasion.after.open.decision);

const paysAtTheEnd = (occasion: Occasion): boolean => {
  const { discipline, nth } = bookWritten(occasion);
  return discipline !== 'literature' && gained(occasion, 'books') === printed(occasion.before.figures, discipline, nth);
};

const printed = ({ bookPrestige }: Figures, discipline: Exclude<Discipline, 'literature'>, nth: number): number =>
  bookPrestige[discipline][nth - 1] ?? 0;

/** Whether a book is of those that count at the end: every fourth, and the second Arts book. */
const isLateBook = (occasion: Occasion): boolean => {
  const { discipline, nth } = bookWritten(occasion);
  return nth === 4 || (nth === 2 && discipline === 'arts');
};

const activation = ({ before }: Occasion): Discipline | undefined =>
  before.open.decision === 'hire' || before.open.decision === 'strength' ? before.open.discipline : undefined;

/** The worker whose space a hired character took. */
const replaced = (occasion: Occasion): SeatView['workers'][number] =>
  occasion.me.workers[the(occasion, 'hired').worker - 1] ?? null;

const strengthGrew = (occasion: Occasion): number => {
  const { discipline } = occasion.after.open.decision === 'strength' ? occasion.after.open : { discipline: undefined };
  if (discipline === undefined) return 0;
  return occasion.mine.strength[discipline].workers - occasion.me.strength[discipline].workers;
};

const chosenBefore = ({ before }: Occasion): readonly Discipline[] =>
  'chosen' in before.open ? before.open.chosen : [];

const tileCondition = (occasion: Occasion, discipline: 'discoveries' | 'literature' | 'religion' | 'arts'): boolean => {
  const { owned, have, need } = occasion.me.conditions[discipline];
  const { seats, figures } = occasion.before;
  const seat = seats[occasion.me.seat];
  if (seat === undefined) return false;
  const expected = {
    discoveries: figures.whiteMeeples.filter((space) => space <= seat.boat).length,
    literature: seat.fullColumns,
    religion: Object.values(seat.boxes).filter((discs) => discs >= 2).length,
    arts: sum(ARTWORKS.map((artwork, index) => seat.artworks[artwork] * (figures.artworkValues[index] ?? 0))),
  };
  return have === expected[discipline] && need === (discipline === 'arts' ? figures.artsConditions[owned] : owned + 1);
};

const TILE_COLOURS: Readonly<Record<string, Discipline>> = {
  D: 'discoveries',
  L: 'literature',
  R: 'religion',
  A: 'arts',
};

const colourPaid = ({ tile, by }: Extract<Action, { kind: 'take' }>): Discipline | undefined =>
  by === 'wild' ? 'politics' : TILE_COLOURS[tile.charAt(0)];

const fourColours = (seat: SeatView): number =>
  Math.min(seat.books.discoveries, seat.books.religion, seat.books.arts, seat.books.politics);

const emptyRooms = ({ ring }: View): number =>
  DISCIPLINES.filter((room) => ring.every((space) => space.room !== room || space.tile === null)).length;

const would = (occasion: Occasion, text: string): readonly GameEvent[] => {
  const action = occasion.options.find((one) => one.text === text);
  return action === undefined ? [] : preview(occasion.state, action.id).events;
};

/** How many have withdrawn before this action. */
const leftBefore = ({ before }: Occasion): number => before.seats.filter(({ withdrawn }) => withdrawn > 0).length;

const isCharacterWalk = ({ action }: Occasion): boolean => action.kind === 'land' && action.space !== 0;

/**
 * What a sentence can say about the game, by name: as a condition or as an effect. Each is asked of the engine at every action that
 * the check plays.
 */
export const FACTS: Readonly<Record<string, Fact>> = {
  /* walking and recruiting */
  'only portraits and the Bonus space count as steps': {
    is: (o) => {
      const { from, to, steps } = the(o, 'walked');
      return steps === countedSteps(o, from, to) && steps <= o.before.figures.steps;
    },
    said: [/portrait/i, /Porträt/, /portrait/i, /portret/i],
  },
  'empty frames do not count': {
    is: (o) => {
      const { from, to, steps } = the(o, 'walked');
      return steps === countedSteps(o, from, to) && steps <= o.before.figures.steps;
    },
    said: [/empty frames/, /leere Rahmen/, /cadres vides/, /lege lijsten/],
  },
  'the Bonus space counts as a step': {
    is: (o) => {
      const { from, to, steps } = the(o, 'walked');
      return steps === countedSteps(o, from, to);
    },
    said: [
      /always counts as a step/,
      /zählt immer als Schritt/,
      /compte toujours comme un pas/,
      /telt altijd als stap/,
    ],
  },
  'no walk is longer than the limit': {
    is: (o) => the(o, 'walked').steps <= o.before.figures.steps,
    said: [/limit/, /öchstens/, /maximum|au plus|limite/, /hooguit|maximum|niet meer|grens/],
  },
  'the recruit takes the leftmost space': {
    is: (o) => the(o, 'recruited').recruit === 1,
    said: [/left/, /erste|linke/, /gauche/, /links|linker/],
  },
  'the character joins': {
    is: (o) => o.mine.recruits.some((tile) => tile?.tile === the(o, 'recruited').tile),
    said: [/joins/, /kommt/, /rejoint/, /werf|kandidaat/],
  },
  'a recruit is on the leftmost space': { is: (o) => isCharacterWalk(o) && o.me.recruits[0] !== null },
  'all recruits slide one space right': {
    is: (o) =>
      has(o, 'recruits-slid') &&
      o.me.recruits.every(
        (tile, index) => index === o.me.recruits.length - 1 || o.mine.recruits[index + 1]?.tile === tile?.tile,
      ),
    said: [/slides? |slide one|moves right/, /rück/, /gliss|vont à droite/, /schui/],
  },
  'every recruit space is taken': { is: (o) => isCharacterWalk(o) && o.me.recruits.every((tile) => tile !== null) },
  'the rightmost recruit drops out': {
    is: (o) => leftRecruit(o)?.tile === o.me.recruits.at(-1)?.tile && leftRecruit(o) !== undefined,
    said: [/right|last/, /rechts|letzte/, /droite|dernière/, /rechts|laatste/],
  },
  'a recruit drops out': { is: (o) => isCharacterWalk(o) && leftRecruit(o) !== undefined },
  'it was pushed off the end of a row that slid': {
    is: (o) => leftRecruit(o)?.space === o.me.recruits.length && has(o, 'recruits-slid'),
    said: [/pushed off the end/, /über das Ende/, /poussé/, /over het eind/],
  },

  /* activating */
  'by room': { is: (o) => the(o, 'activated').by === 'room' },
  'by meeple': { is: (o) => the(o, 'activated').by !== 'room' },
  'by a white meeple': { is: (o) => the(o, 'activated').by === 'wild' },
  'it costs no meeple': {
    is: (o) => meeplesOf(o.mine) === meeplesOf(o.me),
    said: [
      /without a meeple|be in the room/,
      /ohne Günstling|im Saal/,
      /sans payer de pion|dans la salle/,
      /zonder helper|in de kamer/,
    ],
  },
  'the figurine is in the room': {
    is: (o) => o.before.ring[o.me.figurine ?? -1]?.room === the(o, 'activated').discipline,
    said: [/in (the|its) room/, /im Saal|in ihrem Saal/, /dans (la|sa) salle/, /in de kamer/],
  },
  'it costs one meeple': {
    is: (o) => meeplesOf(o.me) - meeplesOf(o.mine) === 1,
    said: [/meeple/, /Günstling/, /pion/, /helper/],
  },
  'white stands for any colour': {
    is: (o) => o.me.meeples.politics - o.mine.meeples.politics === 1,
    said: [/white/i, /weiß/i, /blanc/i, /wit/i],
  },
  'a recruit of the discipline is there': {
    is: (o) => o.me.recruits.some((tile) => tile?.discipline === the(o, 'activated').discipline),
    said: [/recruit/, /Anwärter|Personen|Person der/, /candidat/, /kandidaat/],
  },
  'hiring costs what the space says': {
    is: (o) => {
      const { cost, worker } = the(o, 'hired');
      return cost === o.before.figures.hiringCosts[worker - 1] && o.me.money - o.mine.money === cost;
    },
    said: [/cost|price/, /koste|Preis/, /coût|prix/, /kost|prijs/],
  },
  'onto a worker': { is: (o) => replaced(o) !== null },
  'that worker leaves': {
    is: (o) => leftWorker(o)?.tile === replaced(o)?.tile,
    said: [/leaves|Replace/, /geht|Ersetze/, /s’en va|Remplacez/, /vertrekt|Vervang/],
  },
  'onto a worker of the same discipline': { is: (o) => replaced(o)?.discipline === activation(o) },
  'strength stays the same': {
    is: (o) => strengthGrew(o) === 0,
    said: [/stays the same/, /bleibt deine Stärke gleich/, /ne change pas/, /blijft je sterkte gelijk/],
  },
  'onto anyone else': { is: (o) => replaced(o)?.discipline !== activation(o) },
  'strength grows by one': { is: (o) => strengthGrew(o) === 1, said: [/grows/, /wächst/, /monte/, /groeit/] },
  'strength is workers, tiles and discs': {
    is: ({ before: { open } }) =>
      open.decision !== 'strength' || open.strength === open.workers + open.tiles + open.discs + (open.coin ? 1 : 0),
    said: [
      /workers.*tiles.*discs/,
      /Leute.*Plättchen.*Scheiben/,
      /travailleurs.*tuiles.*disques/,
      /arbeiders.*tegels.*schijven/,
    ],
  },
  'a disc adds one strength': {
    is: ({ before, after }) =>
      before.open.decision === 'strength' &&
      after.open.decision === 'strength' &&
      after.open.strength === before.open.strength + 1,
    said: [/add|one more|later|strength/, /Stärke|eins mehr/, /force|1 de plus/, /sterkte|één meer/],
  },
  'the disc returns to the supply': {
    is: ({ me, mine }) => mine.discs === me.discs + 1,
    said: [/supply/, /Vorrat/, /réserve/, /voorraad/],
  },
  'three workers and the first disc': {
    is: ({ before: { open } }) => open.decision === 'strength' && open.workers === 3 && open.discs === 0,
  },
  'strength is enough for a masterpiece': {
    is: ({ after: { open, figures } }) =>
      open.decision === 'strength' && open.strength >= (figures.masterpieceStrength[0] ?? 99),
    said: [
      /enough for a masterpiece/,
      /reicht für ein Meisterwerk/,
      /suffit pour un chef/,
      /genoeg voor een meesterwerk/,
    ],
  },
  'a reward is at most three strong': {
    is: (o) => the(o, 'reward').strength <= 3,
    said: [/reward|up to|at most|best/, /Belohnung|höchstens/, /récompense|au plus/, /beloning|hooguit/],
  },

  /* masterpieces */
  'it needs the strength of the first niche': {
    is: ({ before: { open, figures } }) =>
      open.decision === 'strength' && open.strength >= (figures.masterpieceStrength[0] ?? 99),
    said: [/strength|from/i, /Stärke|Ab /, /force|Dès/, /sterkte|Vanaf/],
  },
  'it replaces the reward': {
    is: (o) => !has(o, 'reward') && !['book', 'box', 'meeple', 'artwork'].includes(o.after.open.decision),
    said: [/instead/, /statt/, /à la place|au lieu/, /in plaats/],
  },
  'it scores for good': {
    is: (o) => gained(o, 'masterpieces') === the(o, 'masterpiece').prestige,
    said: [/for good/, /sichere Punkte|bleiben dir/, /acquis|pour de bon/, /zekere punten|voorgoed/],
  },
  'a masterpiece can be created': {
    is: (o) => mayPlay(o, ({ kind }) => kind === 'masterpiece'),
    said: [/masterpiece/, /Meisterwerk/, /chef-d’œuvre/, /meesterwerk/],
  },
  'it is the only one of its player and niche': {
    is: (o) => {
      const { discipline, place } = the(o, 'masterpiece');
      const niches = o.before.niches[discipline];
      return niches[place - 1]?.holds === 'nothing' && niches.every(({ holds }) => holds !== o.me.seat);
    },
    said: [
      /one.* per room|one of yours per room/,
      /Je Saal.* eines|eine eigene je Saal/,
      /(seul|vôtres) par salle/,
      /Per kamer|één van jou per kamer/,
    ],
  },

  /* rewards */
  'no colour twice': {
    is: (o) =>
      o.action.kind === 'book' || o.action.kind === 'box' || o.action.kind === 'meeple'
        ? !chosenBefore(o).includes(o.action.discipline)
        : true,
    said: [/different|another|Another/, /ander/, /différent|autre/, /ander/],
  },
  'the first of its colour': { is: (o) => bookWritten(o).nth === 1 },
  'it gives nothing': {
    is: (o) => !paysRightAway(o) && gained(o, 'books') === 0,
    said: [/nothing/, /nichts/, /rien/, /niets/],
  },
  'the second or a later one of its colour': { is: (o) => bookWritten(o).nth >= 2 },
  'it pays': {
    is: (o) => paysRightAway(o) || gained(o, 'books') > 0,
    said: [/pays|earns|next ones do/, /bringt|lohnt|weitere schon/, /paie|rapporte|suivants si/, /levert|volgende wel/],
  },
  'a second or third, but no second yellow one': {
    is: (o) => bookWritten(o).nth > 1 && !isLateBook(o),
    said: [/second and third/, /zweite und dritte/, /deuxième et le troisième/, /tweede en derde/],
  },
  'it pays right away': { is: paysRightAway, said: [/right away/, /sofort/, /tout de suite/, /meteen/] },
  'a fourth, or the second yellow one': {
    is: isLateBook,
    said: [
      /fourth, and the second yellow/,
      /vierte und das zweite gelbe/,
      /quatrième, comme le deuxième jaune/,
      /vierde, en het tweede gele/,
    ],
  },
  'a fourth': { is: (o) => bookWritten(o).nth === 4, said: [/fourth/, /vierte/, /quatrième/, /vierde/] },
  'it scores at the end': {
    is: (o) => paysAtTheEnd(o) && !paysRightAway(o),
    said: [/at the end/, /am Spielende/, /à la fin/, /aan het eind/],
  },
  'by the reward of Religion': { is: (o) => all(o, 'disc-placed').some(({ cause }) => cause === 'reward') },
  'the disc lies in its box': {
    is: (o) => {
      const { discipline } = the(o, 'disc-placed');
      return o.mine.boxes[discipline] === o.me.boxes[discipline] + 1;
    },
    said: [/box|discs/i, /Scheibe/, /coffre|disques/, /vak|schijven/],
  },
  'by the reward of Politics': { is: (o) => all(o, 'meeple-taken').some(({ cause }) => cause === 'reward') },
  'the artwork is one that the strength allows': {
    is: (o) =>
      o.before.open.decision !== 'artwork' ||
      ARTWORKS.indexOf(the(o, 'artwork-taken').artwork) < o.before.open.strength,
    said: [/at strength/, /mit Stärke/, /avec une force/, /bij sterkte/],
  },
  'nobody has more meeples than fit': {
    is: ({ before }) => before.seats.every((seat) => meeplesOf(seat) <= before.figures.meepleLimit),
    said: [/can keep/, /behalten/, /pouvez garder/, /houden/],
  },
  'too many meeples are held': {
    is: ({ me, before }) => meeplesOf(me) > before.figures.meepleLimit,
    said: [/Return/, /zurück/, /Rendez/, /terug/],
  },

  /* money */
  'the money is topped up to the sailboat’s florins': {
    is: ({ me, mine }) => mine.money === Math.max(me.money, me.income),
    said: [/sailboat/, /Segelschiff/, /bateau/, /zeilschip/],
  },
  'not at the end of the track': { is: ({ me, before }) => me.financier.worker < before.figures.hiringCosts.length },
  'the financier moves one space right': {
    is: ({ me, mine }) => mine.financier.worker === me.financier.worker + 1,
    said: [/right|moves in/, /nach rechts|rückt vor/, /à droite|avance/, /naar rechts|schuift op/],
  },
  'a gap is right of the financier': { is: hasGap, said: [/gap/, /Lücke/, /vide/, /gat/] },
  'no worker leaves': {
    is: (o) => leftWorker(o) === undefined,
    said: [/up to the first gap/, /bis zur ersten Lücke/, /jusqu’au premier vide/, /tot het eerste gat/],
  },
  'no gap is right of the financier': {
    is: (o) => !hasGap(o) && o.me.financier.worker < o.before.figures.hiringCosts.length,
    said: [/no gap/, /Ohne Lücke|gibt es keine/, /sans vide/i, /geen gat/],
  },
  'the rightmost worker leaves': {
    is: (o) => leftWorker(o)?.tile === o.me.workers.at(-1)?.tile && leftWorker(o) !== undefined,
    said: [/last|rightmost|worker/, /rechts|jemanden/, /dernier|travailleur/, /laatste|arbeider/],
  },
  'receiving money would push the rightmost worker off': {
    is: (o) => would(o, 'money').some((event) => event.type === 'left' && event.tile === o.me.workers.at(-1)?.tile),
    said: [/pushes/, /schiebt/, /pousse|sortir/, /duwt/],
  },
  'receiving money would flip the financier': {
    is: (o) => would(o, 'money').some(({ type }) => type === 'financier-flipped'),
    said: [/flip/, /um(drehen|drehst)|dreht/, /retourn/, /(om)?draai/],
  },
  'receiving money would bring florins': {
    is: (o) => would(o, 'money').some((event) => event.type === 'money' && event.amount > 0),
    said: [/money/i, /Einkommen|Geld/, /argent/, /geld/i],
  },
  'it was by receiving money': {
    is: ({ action }) => action.kind === 'money',
    said: [/save money/, /Haushalte/, /économisez/, /zuinig/],
  },
  'it goes back to the left and costs its points': {
    is: (o) => o.mine.financier.worker === 1 && gained(o, 'financier') === -o.before.figures.flipPenalty,
    said: [/flip/, /umgedreht|umdrehen|drehst/, /retourn/, /draai/],
  },
  'the financier was not flipped before': {
    is: ({ me }) => !me.financier.flipped,
    said: [/once/, /einmal/i, /une fois/, /één keer/],
  },

  /* sailing */
  'past the florins': { is: (o) => the(o, 'sailed').to >= o.before.figures.florins.length },
  'the space scores': {
    is: (o) => {
      const { florins, prestige } = o.before.figures;
      return o.scores.after[o.me.seat]?.sailboat === prestige[the(o, 'sailed').to - florins.length];
    },
    said: [/scores|points/, /Punkte/, /points/, /punten/],
  },

  /* bonus tiles */
  'a bonus tile can be taken': {
    is: (o) => {
      const land = o.options.find((action) => action.kind === 'land' && action.space === 0);
      return land !== undefined && legalActions(preview(o.state, land.id).state).some(({ kind }) => kind === 'take');
    },
    said: [/can take/, /kannst.* nehmen/, /pouvez prendre/, /kunt.* nemen/],
  },
  'a bonus tile lies open': {
    is: (o) => mayPlay(o, ({ kind }) => kind === 'take'),
    said: [/can take/, /kannst.* nehmen/, /pouvez prendre/, /kunt.* nemen/],
  },
  'it takes the place of the action': {
    is: ({ after, me }) => after.open.decision !== 'action' || after.open.seat !== me.seat,
    said: [
      /place of your action|instead/,
      /ersetzt deine Aktion|stattdessen/,
      /remplace votre action|plutôt/,
      /in de plaats van je actie|in plaats daarvan/,
    ],
  },
  'it costs a meeple of its colour and a disc': {
    is: (o) => {
      const paid = o.action.kind === 'take' ? colourPaid(o.action) : undefined;
      return (
        all(o, 'meeple-returned').some(({ discipline }) => discipline === paid) && o.mine.bonusDiscs > o.me.bonusDiscs
      );
    },
    said: [/meeple/, /Günstling/, /pion/, /helper/],
  },
  'one more disc counts in the majority': {
    is: (o) => o.mine.bonusDiscs > o.me.bonusDiscs,
    said: [/majority/, /Mehrheit/, /majorité/, /meerderheid/],
  },
  'Discoveries tiles ask for icons on or behind the boat': {
    is: (o) => tileCondition(o, 'discoveries'),
    said: [/on or past/, /auf oder hinter/, /ayant atteint/, /op of voorbij/],
  },
  'Literature tiles ask for full columns': {
    is: (o) => tileCondition(o, 'literature') && o.me.fullColumns === fourColours(o.me),
    said: [/column/, /Spalte/, /colonne/, /kolom/],
  },
  'Religion tiles ask for boxes with two discs': {
    is: (o) => tileCondition(o, 'religion'),
    said: [/green|discs in/, /grüne|Scheiben auf/, /vertes|disques/, /groene|schijven in/],
  },
  'Arts tiles ask for the worth of the artworks': {
    is: (o) => tileCondition(o, 'arts'),
    said: [/yellow|worth/, /gelbe|Wert/, /jaunes|valant|valeur/, /gele|waarde/],
  },

  /* rounds and the finale */
  'two rooms were empty': {
    is: ({ after }) => emptyRooms(after) >= ROOMS_TO_REFILL,
    said: [/two rooms/, /zwei Säle/, /deux salles/, /twee kamers/],
  },
  'the board is full for good': { is: ({ before }) => before.phase === 'ending' || before.phase === 'final' },
  'no refill follows': {
    is: (o) => !has(o, 'refill-begun'),
    said: [
      /last refill|No more refills/,
      /letzten? Auffüllen|Kein Auffüllen/,
      /dernier remplissage|Plus de remplissage/,
      /laatste aanvulling|Geen aanvulling/,
    ],
  },
  'there is one round more than players': {
    is: ({ before }) => before.rounds === before.players + before.figures.extraRounds,
    said: [/one more round/, /Eine? Runde mehr|eine Runde mehr/, /une manche de plus/, /één ronde meer/],
  },
  'nobody has more final turns': {
    is: ({ before }) => before.phase !== 'final' || before.finalTurn <= before.figures.finalTurns,
    said: [/final turns|turns each/, /Finalzüge|Züge/, /tours/, /finalebeurten|beurten/],
  },
  'the best free arch is taken': {
    is: (o) => {
      const { prestige } = the(o, 'withdrew');
      return prestige === o.before.figures.passingSpots[leftBefore(o)] && gained(o, 'passing') === prestige;
    },
    said: [
      /arch|withdraw/i,
      /Ausstiegsfeld|aussteigen|Steig aus|Aussteigen/,
      /arche|retirer|Retirez/i,
      /poort|uitstap|Stap uit/i,
    ],
  },
  'the first to leave gets the most': {
    is: (o) => {
      const later = o.before.figures.passingSpots.slice(leftBefore(o) + 1, o.before.players);
      return later.every((prestige) => prestige < gained(o, 'passing'));
    },
    said: [/first/, /zuerst|vor den anderen/, /premier|avant les autres/, /eerst/],
  },

  /* scoring */
  'most points win': {
    is: ({ scores, winners }) => {
      const most = Math.max(...scores.after.map(({ total }) => total));
      return winners.every((seat) => scores.after[seat]?.total === most);
    },
    said: [/most/, /am meisten/, /le plus/, /meeste/],
  },
  'the lines add up to the score': {
    is: ({ scores }) => scores.after.every(({ total, ...lines }) => total === sum(Object.values(lines))),
    said: [/Masterpieces/, /Meisterwerke/, /Chefs-d’œuvre/, /Meesterwerken/],
  },
  'the museum is shared by rank, and the board competes': {
    is: isMuseumShared,
    said: [/museum|collections/i, /Muse(um|en)|ammlungen/, /musée|collections/i, /muse(um|a)|verzamelingen/i],
  },
  'two museums are level': {
    is: ({ after: { seats } }) => {
      const values = seats.map(({ exhibitedValue }) => exhibitedValue).filter((value) => value > 0);
      return new Set(values).size < values.length;
    },
    said: [/tie|level/, /teilt|gleich/, /partage|égalité/, /deel|gelijk/],
  },
  'those who tie share their ranks': {
    is: isMuseumShared,
    said: [/tie|halve/, /teilt|halbier|durch zwei/, /partage|divis|moitié/, /deel/],
  },
  'bonus tiles are shared by rank': {
    is: ({ after, scores }) => {
      const expected = shares(
        after.seats.map(({ bonusDiscs }) => bonusDiscs),
        after.figures.bonusMajority.slice(0, after.players),
      );
      return scores.after.every(({ bonusMajority }, seat) => bonusMajority === expected[seat]);
    },
    said: [/bonus tiles|majorit/, /Bonusplättchen|Mehrheit/, /tuiles Bonus|majorit/, /bonustegels|meerderh/],
  },
  'one player alone has most bonus tiles': {
    is: ({ after }) => {
      const discs = after.seats.map(({ bonusDiscs }) => bonusDiscs).toSorted((one, other) => other - one);
      return (discs[0] ?? 0) > (discs[1] ?? 0);
    },
    said: [/the most bonus tiles/, /Mehrheit an Bonusplättchen/, /le plus de tuiles/, /de meeste bonustegels/],
  },
  'that player earns the first rank': {
    is: ({ after, scores }) =>
      Math.max(...scores.after.map(({ bonusMajority }) => bonusMajority)) === after.figures.bonusMajority[0],
    said: [/at the end/, /am Ende/, /à la fin/, /aan het eind/],
  },
  'a first museum earns more than the most bonus tiles': {
    is: ({ after: { figures } }) => (figures.museumMajority[0] ?? 0) > (figures.bonusMajority[0] ?? 0),
    said: [
      /more than the bonus tiles/,
      /mehr als die Bonusplättchen/,
      /plus que les tuiles/,
      /meer op dan de bonustegels/,
    ],
  },
};

/** The numbers that a sentence can name, from the figures of the game. */
export const NUMBERS: Readonly<Record<string, (view: View) => readonly number[]>> = {
  steps: ({ figures }) => [figures.steps],
  recruitSpaces: ({ figures }) => [figures.recruitmentSpaces],
  rewardTop: () => [3],
  masterpieceFrom: ({ figures }) => [figures.masterpieceStrength[0] ?? 0],
  flipLoss: ({ figures }) => [figures.flipPenalty],
  boxDiscs: () => [2],
  meepleLimit: ({ figures }) => [figures.meepleLimit],
  finalTurns: ({ figures }) => [figures.finalTurns],
  moneyTop: ({ figures }) => [figures.florins.at(-1) ?? 0],
  hiringCosts: ({ figures }) => figures.hiringCosts,
  florins: ({ figures }) => figures.florins,
  prestige: ({ figures }) => figures.prestige,
  icons: ({ figures }) => figures.whiteMeeples.map((space) => [...figures.florins, ...figures.prestige][space] ?? 0),
  museum: ({ figures, players }) => figures.museumMajority.slice(0, players),
  bonusTiles: ({ figures, players }) => figures.bonusMajority.slice(0, players),
  mostBonusTiles: ({ figures }) => [figures.bonusMajority[0] ?? 0],
  arches: ({ figures, players }) => figures.passingSpots.slice(0, players),
  emptyRooms: () => [ROOMS_TO_REFILL],
  artsConditions: ({ figures }) => figures.artsConditions,
  artworkStrengths: () => [1, 2, 3],
  one: () => [1],
  two: () => [2],
  three: () => [3],
  four: () => [4],
};
