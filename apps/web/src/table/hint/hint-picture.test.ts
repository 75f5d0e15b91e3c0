import { createAdviser, handEvaluator, hint, HINT_WORK, withSimulations, type Hint } from '@la-stanza/bots';
import { preview, view as viewOf, type ActionId, type Game } from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { beforeAll, expect, test } from 'vitest';
import { decide, preselected } from '../decision/decide.ts';
import { playThrough, THREE_PLAYERS } from '../kit/play.ts';
import { hintPicture, type HintPicture } from './hint-picture.ts';

const LANGUAGES = [translateWith('en', en), translateWith('de', de), translateWith('fr', fr), translateWith('nl', nl)];
const english = translateWith('en', en);

const walks: Game[] = [];
const others: Game[] = [];
beforeAll(() => {
  playThrough('51', {}, (game) => {
    const { decision } = viewOf(game.state).open;
    (decision === 'walk' ? walks : others).push(game);
  });
});

const adviser = createAdviser(handEvaluator);
const ask = ({ state }: Game, simulations = 2): Hint => {
  const found = hint(adviser, state, 1, withSimulations(HINT_WORK, simulations));
  if (found === undefined) throw new Error('nobody decides');
  return found;
};

function show(game: Game, found: Hint, t = english): HintPicture {
  const view = viewOf(game.state);
  const { open } = view;
  if (open.decision === 'over' || open.seat === 'chance') throw new Error('nobody decides');
  const foresee = (action: ActionId) => preview(game.state, action);
  const picture = decide({
    t,
    game,
    view,
    open,
    seat: open.seat,
    players: THREE_PLAYERS,
    choice: preselected(game, true),
    isDirect: false,
    pick: () => undefined,
    look: () => undefined,
    showReason: () => undefined,
    foresee,
  });
  if (picture === undefined) throw new Error('nothing is to be decided');
  return hintPicture({ t, players: THREE_PLAYERS, state: game.state, panel: picture.panel }, found);
}

test('a hint for a walk is one turn in a sentence, with its reason, its steps and how sure it is', () => {
  const game = walks[8];
  if (game === undefined) throw new Error('the game is too short');
  const { best, certainty } = show(game, ask(game));
  expect(best.sentence).toMatch(/^Walk to .+\.$/);
  expect(best.because).toMatch(/^\*\*Because\*\* .+\.$/);
  expect(best.steps[0]?.title).toMatch(/^Walk (\d steps? )?to /);
  expect(best.onChoose).toBeDefined();
  expect(certainty).toMatch(/It came out best in \d+ of 10 tries\.$/);
});

test('every decision has a hint, in every language', () => {
  for (const game of [
    ...walks.filter((_, index) => index % 30 === 0),
    ...others.filter((_, index) => index % 80 === 0),
  ]) {
    const found = ask(game, 1);
    for (const t of LANGUAGES) {
      const { best, alternative, certainty } = show(game, found, t);
      const words = [best, ...(alternative === undefined ? [] : [alternative])].flatMap(
        ({ sentence, because = '', steps }) => [
          sentence,
          because,
          ...steps.map(({ title, note = '' }) => title + note),
        ],
      );
      expect(best.sentence).not.toBe('');
      // an untranslated id or a missing value would show
      expect([...words, certainty].join(' ')).not.toMatch(/advice\.|terms\.|[{}]/);
    }
  }
}, 180_000);
