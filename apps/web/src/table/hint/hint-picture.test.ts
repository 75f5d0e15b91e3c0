import { createAdviser, handEvaluator, hint, type HintedTurn, type Reason } from '@la-stanza/bots';
import { CATEGORIES, preview, view as viewOf, type ActionId, type Game } from '@la-stanza/engine';
import { figureWords, reasonWords, translateWith, type Language, type Translate } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { beforeAll, expect, test } from 'vitest';
import { decide, preselected } from '../decision/decide.ts';
import { playThrough, SITTING } from '../kit/play.ts';
import { hintPicture, type HintPicture } from './hint-picture.ts';

const LANGUAGES: readonly (readonly [Language, Translate])[] = [
  ['en', translateWith('en', en)],
  ['de', translateWith('de', de)],
  ['fr', translateWith('fr', fr)],
  ['nl', translateWith('nl', nl)],
];
const english = translateWith('en', en);

const walks: Game[] = [];
const others: Game[] = [];
beforeAll(() => {
  playThrough('51', {}, (game) => {
    const { decision } = viewOf(game.state).open;
    (decision === 'walk' ? walks : others).push(game);
  });
});

function show(game: Game, turns: readonly HintedTurn[], language: Language = 'en', t = english): HintPicture {
  const view = viewOf(game.state);
  const { open } = view;
  if (open.decision === 'over' || open.seat === 'chance') throw new Error('nobody decides');
  const { seat } = open;
  const foresee = (action: ActionId) => preview(game.state, action);
  const picture = decide({
    t,
    game,
    view,
    open,
    seat,
    players: SITTING,
    choice: preselected(game, true),
    pick: () => undefined,
    look: () => undefined,
    tell: () => undefined,
    foresee,
  });
  if (picture === undefined) throw new Error('nothing is to be decided');
  const { panel } = picture;
  const teller = { t, players: SITTING, figures: view.figures, ring: view.ring };
  const figures = figureWords(language);
  return hintPicture({ t, figures, players: SITTING, teller, state: game.state, seat, panel, turns });
}

const adviser = createAdviser(handEvaluator);
const ask = ({ state }: Game, simulations = 12): HintedTurn[] => hint(adviser, state, 1, { simulations });

test('a walk is hinted at on the panel and on the board, the best first', () => {
  const game = walks[8];
  if (game === undefined) throw new Error('the game is too short');
  const turns = ask(game);
  const { candidates, spaces, verdict } = show(game, turns);
  expect(candidates).toHaveLength(turns.length);
  const [first] = candidates;
  expect(first?.chance).toMatch(/^\d+ ± \d+\u00a0%$/);
  expect(first?.drawing).toBeDefined();
  expect(first?.onChoose).toBeDefined();
  expect([...spaces.values()].filter(({ best }) => best)).toHaveLength(1);
  expect(verdict).not.toBe('');
  for (const { whisker, changes } of candidates) {
    expect(whisker.low).toBeGreaterThanOrEqual(0);
    expect(whisker.low).toBeLessThan(whisker.high);
    expect(whisker.high).toBeLessThanOrEqual(1);
    expect(changes).toHaveLength(5);
  }
});

test('every decision can be hinted at, in every language', () => {
  for (const game of [
    ...walks.filter((_, index) => index % 9 === 0),
    ...others.filter((_, index) => index % 25 === 0),
  ]) {
    const turns = ask(game, 2);
    for (const [language, t] of LANGUAGES) {
      for (const { title, plan, reason } of show(game, turns, language, t).candidates) {
        expect(title).not.toBe('');
        // an untranslated id, or a value that was not given, would show
        expect(`${title} ${plan} ${reason}`).not.toMatch(/hint\.|terms\.|[{}]/);
      }
    }
  }
}, 60_000);

test('two turns whose whiskers overlap are said to be equally good', () => {
  const game = walks[8];
  if (game === undefined) throw new Error('the game is too short');
  const [one, two] = ask(game);
  if (one === undefined || two === undefined) throw new Error('there is only one turn');
  const sure = ({ candidate, reasons }: HintedTurn, winShare: number): HintedTurn => ({
    candidate: { ...candidate, winShare, error: 0.01 },
    reasons,
  });
  expect(show(game, [sure(one, 0.6), sure(two, 0.5)]).verdict).toBe(english('hint.verdict.clear'));
  expect(show(game, [sure(one, 0.52), sure(two, 0.5)]).verdict).toBe(english('hint.verdict.overlap'));
});

test('every reason has its sentence, and the reader is called you only in their own turn', () => {
  const reasons: Reason[] = [
    ...CATEGORIES.map((category) => ({ code: 'own-prestige', category, difference: 1.25 }) as const),
    { code: 'other-prestige', seat: 2, category: 'books', difference: -2 },
    { code: 'win-share', difference: 0.12 },
    { code: 'equal', difference: 0.01, error: 0.02 },
    { code: 'only-turn' },
    ...(['strongest-activation', 'money-when-short', 'bonus-tile', 'nothing-better'] as const).map(
      (rule) => ({ code: 'rule-of-thumb', rule }) as const,
    ),
  ];
  for (const [language, t] of LANGUAGES) {
    for (const reason of reasons) {
      const words = reasonWords({ t, figures: figureWords(language), players: SITTING }, reason);
      expect(words).not.toMatch(/hint\.|[{}]/);
    }
  }
  const own = { code: 'own-prestige', category: 'museumMajority', difference: 1.25 } as const;
  const parts = { t: english, figures: figureWords('en'), players: SITTING };
  expect(reasonWords(parts, own)).toBe('Museum majority: +1.3\u00a0PP for you.');
  expect(reasonWords({ ...parts, mover: 1 }, own)).toBe('Museum majority: +1.3\u00a0PP for Bastiano.');
});
