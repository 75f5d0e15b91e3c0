import { view, type View, newGame } from '@la-stanza/engine';
import { figureValues, LANGUAGES, type Language, type MessageId } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import { readTopics } from '@la-stanza/words/topics';
import { expect, test } from 'vitest';
import { SITUATION_IDS } from '../../../ui/situation-ids.ts';
import { CLAIMS_NOTHING, TEACHINGS, type Claim } from './claims.ts';
import { FACTS, NUMBERS, type Fact } from './facts.ts';
import { playGame, type Occasion } from './occasions.ts';

/*
 * Every sentence of coach, aid, lessons and first game names what it says the game does (claims.ts). Games are played until each
 * claim was met often, and the engine must have done it every time; every language must have words for it, and the right numbers.
 */

const ENOUGH = 50;
const MOST_GAMES = 150;
/** The games take some seconds of the processor. */
const PATIENCE = { timeout: 180_000 };
const TOPICS: ReadonlySet<string> = new Set(['coach', 'aid', 'learn']);

const texts = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(readTopics(language).flatMap(({ name, messages }) => (TOPICS.has(name) ? Object.entries(messages) : []))),
  ]),
);
const teachings = Object.entries(TEACHINGS);

/* the claims */

type Met = {
  readonly id: string;
  readonly claim: Claim;
  readonly shownAt: string;
  /** Whether the effect must hold, or must not: for a claim turned round. */
  readonly isTrue: boolean;
  times: number;
  broken: string | undefined;
};

function factOf(name: string): Fact {
  const fact = FACTS[name];
  if (fact === undefined) throw new Error(`facts.ts has no “${name}”`);
  return fact;
}

function numbersOf(name: string, seen: View): readonly number[] {
  const number = NUMBERS[name];
  if (number === undefined) throw new Error(`facts.ts has no number “${name}”`);
  return number(seen);
}

const holds = (name: string, occasion: Occasion): boolean => factOf(name).is(occasion);

function comesUp({ claim, shownAt }: Met, occasion: Occasion, isOver: boolean): boolean {
  const { on } = claim;
  if (on === 'over') return isOver;
  if (on === 'shown') return SITUATION_IDS.some((id) => id === shownAt && occasion.isTip(id));
  if (on.startsWith('choosing ')) return on === `choosing ${occasion.before.open.decision}`;
  return occasion.events.some(({ type }) => type === on);
}

/** Looks at an action in the light of one claim. */
function watch(met: Met, occasion: Occasion, isOver: boolean): void {
  if (met.times >= ENOUGH || met.broken !== undefined || !comesUp(met, occasion, isOver)) return;
  const { when, effect } = met.claim;
  if (when !== undefined && !holds(when, occasion)) return;
  met.times++;
  if (holds(effect, occasion) !== met.isTrue)
    met.broken = `${met.id}: “${effect}” is false at “${occasion.action.text}”`;
}

function metOf(id: string, claims: readonly Claim[], isTrue = true): Met[] {
  const shownAt = id.replace(/^coach\.(tip|line)\./, '');
  return claims.map((claim) => ({ id, claim, shownAt, isTrue, times: 0, broken: undefined }));
}

/** Plays until every claim was met often enough or is broken. */
function playUntilMet(all: readonly Met[]): void {
  for (let number = 0; number < MOST_GAMES; number++) {
    const open = all.filter(({ times, broken }) => times < ENOUGH && broken === undefined);
    if (open.length === 0) return;
    playGame(number, (occasion, isOver) => {
      for (const met of open) watch(met, occasion, isOver);
    });
  }
}

/* the texts */

const NUMBER_WORDS: readonly [number, RegExp][] = [
  [2, /^(two|second|zwei|zweiten?|deux|deuxième|seconde?|twee|tweede)$/],
  [3, /^(three|third|drei|dritten?|trois|troisième|drie|derde)$/],
  [4, /^(four|fourth|vier|vierten?|quatre|quatrième|vierde)$/],
  [5, /^(five|fünf|cinq|vijf)$/],
];

/** The numbers from 2 in a sentence, as figures or words, each once: “one” is an article in three languages. */
function numbersIn(sentence: string): number[] {
  const found = [...sentence.toLowerCase().matchAll(/\d+|\p{L}+/gu)].flatMap(([word]) => {
    if (/^\d/.test(word)) return [Number(word)];
    return NUMBER_WORDS.flatMap(([number, words]) => (words.test(word) ? [number] : []));
  });
  return inOrder(found);
}

const inOrder = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].filter((number) => number > 1).toSorted((one, other) => one - other);

/** A sentence as it is shown, with a dash for every name that only its place knows. */
function sentenceOf(language: Language, id: MessageId, text: string, seen: View): string {
  const known = figureValues(translatorFor(language), seen);
  const own = TEACHINGS[id]?.values ?? {};
  // a ruling chooses among the words of its readings
  const read = text.replaceAll(/\{(\w+), select, ((?:\w+ \{[^{}]*\} ?)+)\}/g, (_, name: string, list: string) => {
    const words = new Map(Array.from(list.matchAll(/(\w+) \{([^{}]*)\}/g), ([, reading, said]) => [reading, said]));
    return words.get(String(known[name])) ?? words.get('other') ?? '';
  });
  return read.replaceAll('**', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const number = own[name];
    return number === undefined ? String(known[name] ?? '–') : numbersOf(number, seen).join(', ');
  });
}

/** The order of languages in the words of a fact. */
const ORDER: readonly Language[] = ['en', 'de', 'fr', 'nl'];

/** What is wrong with a sentence for its claims: words that miss, numbers that are not the engine’s. */
function textFaults(language: Language, id: MessageId, text: string, seen: View): string[] {
  const { claims = [], never = [], numbers = [] } = TEACHINGS[id] ?? {};
  const sentence = sentenceOf(language, id, text, seen);
  const said = new Set(claims.flatMap(({ when, effect }) => (when === undefined ? [effect] : [when, effect])));
  const isSaid = (name: string): boolean | undefined => factOf(name).said?.[ORDER.indexOf(language)]?.test(sentence);
  const wording = [
    ...[...said].flatMap((name) =>
      isSaid(name) === false ? [`${language} ${id} does not say “${name}”: ${sentence}`] : [],
    ),
    ...never.flatMap((name) => (isSaid(name) === true ? [`${language} ${id} says “${name}”: ${sentence}`] : [])),
  ];
  const expected = inOrder(numbers.flatMap((number) => numbersOf(number, seen)));
  const found = numbersIn(sentence);
  return found.join() === expected.join()
    ? wording
    : [...wording, `${language} ${id} says ${found.join()}, not ${expected.join()}`];
}

const isMessageId = (id: string): id is MessageId => id in TEACHINGS;

test('every sentence of coach, aid and lessons names its claims, or why it has none', () => {
  const exempt = new Set<string>(Object.values(CLAIMS_NOTHING).flat());
  const ids = [...(texts.get('en')?.keys() ?? [])];
  const rows = [...Object.keys(TEACHINGS), ...exempt];
  expect(ids.filter((id) => !id.endsWith('title') && !isMessageId(id) && !exempt.has(id))).toEqual([]);
  expect(rows.filter((id) => !ids.includes(id) || (isMessageId(id) && exempt.has(id)))).toEqual([]);
  expect(teachings.filter(([, teaching]) => teaching.claims.length === 0)).toEqual([]);
  expect(teachings.length).toBeGreaterThanOrEqual(60);
});

test('the engine does what the sentences say', PATIENCE, () => {
  const all = teachings.flatMap(([id, { claims }]) => metOf(id, claims));
  playUntilMet(all);
  const rare = all.filter(({ times, broken }) => times < ENOUGH && broken === undefined);
  expect({
    broken: all.flatMap(({ broken }) => broken ?? []),
    rare: rare.map(({ id, claim, times }) => `${id}: “${claim.effect}” was met ${times} times`),
  }).toEqual({ broken: [], rare: [] });
});

test('every claim with its effect turned round is found false', PATIENCE, () => {
  const turned = teachings.flatMap(([id, { claims }]) => metOf(id, claims, false));
  playUntilMet(turned);
  expect(turned.filter(({ broken }) => broken === undefined)).toEqual([]);
});

const TABLES = [2, 3, 4].map((players) => view(newGame({ players }).state));

test.each(LANGUAGES)('the sentences in %s have words and numbers for what they say', (language) => {
  const faults = TABLES.flatMap((seen) =>
    [...(texts.get(language) ?? [])].flatMap(([id, text]) =>
      isMessageId(id) ? textFaults(language, id, text, seen) : [],
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

/* the check itself: sentences that were once shown, and what they said */

test.each<readonly [Language, MessageId, string]>([
  ['en', 'learn.game.take', 'One meeple buys one tile, and most tiles earn {points} at the end. **Tap a tile**.'],
  ['de', 'learn.game.take', 'Ein Günstling kauft ein Plättchen; die meisten Plättchen bringen am Ende {points}.'],
  ['nl', 'learn.game.take', 'Eén helper koopt één tegel, en de meeste tegels geven aan het eind {points}.'],
  ['de', 'learn.game.take', 'Ein Günstling kauft ein Plättchen. Die Mehrheit an Bonusplättchen bringt am Ende 13 PP.'],
  [
    'en',
    'coach.tip.book',
    'Books of different colours. The second, third and fourth of a **row** pay right away; full **columns** let you take red tiles.',
  ],
  ['en', 'coach.line.book', 'A row’s second book pays right away.'],
  ['de', 'coach.line.book', 'Das zweite Buch einer Reihe zahlt sofort.'],
  [
    'en',
    'coach.tip.bonus-open',
    'You can take a **bonus tile**: you meet a condition and have the meeple. A tile takes your whole turn, but works all game.',
  ],
  [
    'en',
    'aid.turn.walk',
    '**Walk** one to {steps} steps clockwise. Portraits and the Bonus space count. The character you reach joins your recruits; if you have {recruitSpaces}, the rightmost drops out.',
  ],
  [
    'fr',
    'aid.money.push',
    'Le mécène avance à droite et pousse les travailleurs ; le dernier s’en va. Au bout, il se retourne une fois : −{flipLoss} PP, retour à gauche.',
  ],
  ['en', 'learn.strength.push.miss', 'Not that one. Everyone moves one space right; only the last has nowhere to go.'],
])('a false sentence is found: %s %s', (language, id, text) => {
  expect(TABLES.flatMap((seen) => textFaults(language, id, text, seen))).not.toEqual([]);
});

test.each<readonly [string, Claim]>([
  ['everyone earns the first rank', { on: 'over', effect: 'that player earns the first rank' }],
  [
    'a whole row pays right away',
    { on: 'book-written', when: 'the second or a later one of its colour', effect: 'it pays right away' },
  ],
  ['the last worker always leaves', { on: 'financier-moved', effect: 'the rightmost worker leaves' }],
  [
    'a gap does not stop the push',
    { on: 'money', when: 'a gap is right of the financier', effect: 'the rightmost worker leaves' },
  ],
  ['every recruit who joins pushes one out', { on: 'recruited', effect: 'the rightmost recruit drops out' }],
])('a false claim is found: %s', PATIENCE, (id, claim) => {
  const met = metOf(id, [claim]);
  playUntilMet(met);
  expect(met.flatMap(({ broken }) => broken ?? [])).toHaveLength(1);
});
