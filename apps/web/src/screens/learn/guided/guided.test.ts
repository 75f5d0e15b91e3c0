import {
  ACTIONS,
  score,
  view as viewOf,
  type ActionId,
  type Game,
  play,
  newGame,
  openRecord,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { BOT_PEOPLE } from '@la-stanza/bots/people';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { describe, expect, test } from 'vitest';
import type { SeatedPlayer } from '../../../game/source/game-source.ts';
import { LEARNER } from '../lesson.ts';
import { referenceFault } from '../kit/reference-fault.ts';
import { spoken, type Sentence } from '../sentence.ts';
import { GUIDED_DEAL, GUIDED_FIGURES, GUIDED_RULINGS, GUIDED_SEED } from './guided-deal.ts';
import { openGuidedGame } from './guided-game.ts';
import { ambrogioPlays, keepsTheWay, plannedAction } from './guided-plan.ts';
import { countSentence, guidedMoment, GUIDED_STEPS, praiseOf, STAMPS, stampsOf } from './guided-sentences.ts';

const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: BOT_PEOPLE.ambrogio, colour: 'copper', bot: 'novice' },
];
const LANGUAGES = { en, de, fr, nl } as const;

function begun(): Game {
  const entries = GUIDED_DEAL.flatMap((line) => line.split(', '));
  const record = newGame({ players: 2, figures: GUIDED_FIGURES, rulings: GUIDED_RULINGS }).record;
  const result = openRecord({ ...record, entries }, { seed: GUIDED_SEED });
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.game;
}

const isLearners = ({ state }: Game): boolean => {
  const acting = whoseTurn(state);
  return acting.who === 'seat' && acting.seat === LEARNER;
};

type Told = { readonly game: Game; readonly action: ActionId };

/** Plays the whole game with this choice at each of the learner's decisions; Ambrogio answers. */
function played(choose: (game: Game) => ActionId | undefined): { readonly told: Told[]; readonly end: Game } {
  const told: Told[] = [];
  let game = begun();
  while (whoseTurn(game.state).who === 'seat') {
    const action = isLearners(game) ? choose(game) : ambrogioPlays(game);
    if (action === undefined) throw new Error('the coach does not know what to do');
    if (isLearners(game)) told.push({ game, action });
    ({ game } = play(game, action));
  }
  return { told, end: game };
}

/** A learner who takes any action the coach leaves open; the same for the same number. */
function wanderer(seed: number): (game: Game) => ActionId | undefined {
  let state = seed;
  return (game) => {
    const all = legalActions(game);
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const first = Math.floor(state / 65_536) % all.length;
    return [...all.slice(first), ...all.slice(0, first)].find(({ id }) => keepsTheWay(game, id))?.id;
  };
}

function sentencesAt({ game }: Told): Sentence[] {
  const moment = guidedMoment(game);
  return moment === undefined ? [] : [moment.sentence, moment.miss];
}

const faultsIn = (told: readonly Told[]): string[] =>
  told.flatMap((each) =>
    sentencesAt(each).flatMap(({ say, refs }) =>
      Object.values(refs).flatMap((ref) => {
        const fault = referenceFault(each.game, ref, (action) => keepsTheWay(each.game, action));
        return fault === undefined ? [] : [`${say}: ${fault}`];
      }),
    ),
  );

describe('the first game, as the coach plays it', () => {
  const { told, end } = played(plannedAction);

  test('meets every step from the first walk to the count', () => {
    const steps = new Set(told.map(({ game }) => guidedMoment(game)?.step));
    // the welcome, the end of the first turn and the count are no decisions of the game
    expect([...steps]).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]);
    expect(GUIDED_STEPS).toBe(14);
  });

  test('uses all six rooms, receives money, takes a tile and creates a masterpiece', () => {
    expect([...stampsOf(end)].toSorted()).toEqual(STAMPS.toSorted());
    const kinds = new Set(told.map(({ action }) => ACTIONS[action]?.kind));
    for (const kind of ['money', 'take', 'masterpiece', 'meeple', 'box', 'artwork', 'book'] as const)
      expect(kinds).toContain(kind);
  });

  test('reaches the finale with three turns left', () => {
    const finals = told.filter(({ game, action }) => {
      return viewOf(game.state).phase === 'final' && ACTIONS[action]?.kind === 'land';
    });
    expect(finals).toHaveLength(GUIDED_FIGURES.finalTurns);
  });

  test('is won, and the last sentence says by how much', () => {
    const { winners, seats } = score(end.state);
    expect(winners).toEqual([LEARNER]);
    expect(countSentence(end).refs).toMatchObject({
      mine: { value: seats[0]?.total },
      theirs: { value: seats[1]?.total },
    });
  });

  test('every reference of its sentences is true where it is said', { timeout: 180_000 }, () => {
    expect(faultsIn(told)).toEqual([]);
  });

  test('praises every kind of success', () => {
    const praised = new Set<string>();
    for (const { game, action } of told) {
      const next = play(game, action);
      const praise = praiseOf(viewOf(next.game.state), next.events);
      if (praise !== undefined) praised.add(praise.sentence.say);
    }
    expect([...praised].toSorted()).toEqual(
      Object.keys(en)
        .filter((id) => id.startsWith('learn.game.praise-'))
        .toSorted(),
    );
  });

  test.each(Object.entries(LANGUAGES))('in %s every sentence has all its words', (language, messages) => {
    const t = translateWith(language, messages);
    for (const each of told) {
      for (const sentence of sentencesAt(each)) {
        const text = spoken({ t, view: viewOf(each.game.state), players: PLAYERS }, sentence);
        expect(text).not.toMatch(/\{|undefined|NaN|\*\*\*\*|^$/);
      }
    }
  });
});

test.each([1, 2])(
  'a learner who takes any open action wins too, and hears nothing false (%i)',
  { timeout: 180_000 },
  (seed) => {
    const { told, end } = played(wanderer(seed));
    expect(faultsIn(told)).toEqual([]);
    expect(score(end.state).winners).toEqual([LEARNER]);
    expect([...stampsOf(end)].toSorted()).toEqual(STAMPS.toSorted());
  },
);

test('a walk that leads away is closed, with a reason', () => {
  const game = begun();
  const closed = legalActions(game).filter(({ id }) => !keepsTheWay(game, id));
  expect(closed.map(({ text }) => text)).toEqual(['land 1', 'land 2', 'land 3']);
  expect(guidedMoment(game)?.miss.say).toBe('learn.game.miss-first');
});

test('from the second turn on more than one walk is open', () => {
  let widest = 0;
  played((game) => {
    const walks = legalActions(game).filter(({ kind, id }) => kind === 'land' && keepsTheWay(game, id));
    widest = Math.max(widest, walks.length);
    return plannedAction(game);
  });
  expect(widest).toBeGreaterThan(1);
});

test('continues where it was left', async () => {
  let kept: readonly string[] = [];
  const parts = {
    players: PLAYERS,
    keep: (entries: readonly string[]) => (kept = entries),
    pause: () => Promise.resolve(),
  };
  const first = openGuidedGame(parts);
  const walk = plannedAction(first.moment().game);
  if (walk === undefined) throw new Error('the coach does not know what to do');
  first.play(walk);
  const again = openGuidedGame({ ...parts, entries: kept });
  expect(again.moment().game.line).toEqual(first.moment().game.line);
});
