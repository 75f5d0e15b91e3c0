import {
  ACTIONS,
  preview,
  score,
  view as viewOf,
  type Action,
  type ActionId,
  type Game,
  whyNot,
  legalActions,
} from '@la-stanza/engine';
import { refusalSentence, shortName, translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { expect, test } from 'vitest';
import { playThrough, playWithBots, THREE_PLAYERS } from '../kit/play.ts';
import { boardPicture } from '../../picture/board.ts';
import { ghostsOf } from '../../picture/ghosts.ts';
import { matPicture } from '../../picture/mat.ts';
import { decide, preselected } from './decide.ts';
import type { Choice, Deciding } from './deciding.ts';
import type { DecisionPicture, Offer, PanelPicture } from './decision-picture.ts';
import { numbered } from './numbered.ts';
import { offersOf } from './offers.ts';

const LANGUAGES = [
  translateWith('en', en),
  translateWith('de', de),
  translateWith('fr', fr),
  translateWith('nl', nl),
] as const;
const [english] = LANGUAGES;

/** Shows the decision with a choice, and returns what pressing an offer would choose. */
function show(
  game: Game,
  choice: Choice,
  t = english,
  isDirect = false,
): { picture: DecisionPicture; press: (offer: Offer) => Choice } {
  const view = viewOf(game.state);
  let pressed: Choice = {};
  const open = view.open;
  if (open.decision === 'over' || open.seat === 'chance') throw new Error('nobody decides');
  const deciding: Deciding = {
    t,
    game,
    view,
    open,
    seat: open.seat,
    players: THREE_PLAYERS,
    choice,
    isDirect,
    pick: (next) => {
      pressed = next;
    },
    look: () => undefined,
    showReason: () => undefined,
    foresee: (action) => preview(game.state, action),
  };
  const picture = decide(deciding);
  if (picture === undefined) throw new Error(`no picture of ${open.decision}`);
  return {
    picture,
    press: (offer) => {
      pressed = {};
      offer.onChoose();
      return pressed;
    },
  };
}

/** Every action that can be chosen by pressing offers of the panel, one after another. */
function reachable(game: Game, offers: (panel: PanelPicture) => readonly Offer[]): Set<ActionId> {
  const found = new Set<ActionId>();
  const waiting: Choice[] = [preselected(game, true)];
  const seen = new Set<string>();
  for (let choice = waiting.pop(); choice !== undefined; choice = waiting.pop()) {
    const key = `${choice.action ?? ''} ${choice.first ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (choice.action !== undefined) found.add(choice.action);
    const { picture, press } = show(game, choice);
    waiting.push(...offers(picture.panel).map(press));
  }
  return found;
}

// whole games take long on a busy machine
const PATIENCE = { timeout: 180_000 };

const GAMES = [
  ['1a2b3c', {}],
  ['4d5e6f', { expert: true, openHiring: true }],
  ['7a8b9c', { arranged: true, expert: true }],
] as const;

test.each(GAMES)('game %s: the panel reaches every legal action and no other', PATIENCE, (seed, options) => {
  const seen = new Set<string>();
  let positions = 0;
  playThrough(seed, options, (game) => {
    const { decision } = viewOf(game.state).open;
    // a sample of each kind of decision, because a game has hundreds
    if (seen.has(decision) && positions++ % 5 !== 0) return;
    seen.add(decision);
    const actions = legalActions(game)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
    expect([...reachable(game, offersOf)].toSorted((one, other) => one - other)).toEqual(actions);
    // the ten number keys suffice, except for raising strength: there the ladder takes seven of them
    if (decision === 'strength') return;
    const byKeys = reachable(game, (panel) => numbered(panel).slice(0, 10));
    expect([...byKeys].toSorted((one, other) => one - other)).toEqual(actions);
  });
  expect(seen.size).toBeGreaterThan(6);
});

test.each(GAMES)('game %s: where a tap plays, taps alone reach every legal action', PATIENCE, (seed, options) => {
  let positions = 0;
  playThrough(seed, options, (game) => {
    if (positions++ % 5 !== 0) return;
    const found = new Set<ActionId>();
    const halves: Choice[] = [{}];
    for (let half = halves.pop(); half !== undefined; half = halves.pop()) {
      const { picture, press } = show(game, half, english, true);
      for (const { action, first } of offersOf(picture.panel).map(press)) {
        if (action !== undefined) found.add(action);
        else if (first !== undefined && half.first === undefined) halves.push({ first });
      }
    }
    expect([...found].toSorted((one, other) => one - other)).toEqual(
      legalActions(game)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    );
  });
  expect(positions).toBeGreaterThan(100);
});

test('the best reward and artwork are preselected if the setting is on, the only option always', PATIENCE, () => {
  const met = new Set<string | undefined>();
  for (const [seed, options] of GAMES) {
    playThrough(seed, options, (game) => {
      const open = legalActions(game).map(({ id }) => id);
      expect(preselected(game, false)).toEqual(open.length === 1 ? { action: open[0] } : {});
      const best = open.length === 1 ? undefined : preselected(game, true).action;
      met.add(best === undefined ? undefined : ACTIONS[best]?.kind);
    });
  }
  expect(met).toEqual(new Set([undefined, 'reward', 'artwork']));
});

test.each(GAMES)('game %s: confirming names the choice, in every language', PATIENCE, (seed, options) => {
  let positions = 0;
  playThrough(seed, options, (game) => {
    if (positions++ % 7 !== 0) return;
    for (const t of LANGUAGES) {
      for (const action of legalActions(game).map(({ id }) => id)) {
        const { picture } = show(game, { action }, t);
        expect(picture.confirm?.action).toBe(action);
        for (const words of [picture.sentence, picture.confirm?.label ?? '', picture.panel.footer ?? 'none']) {
          expect(words).toMatch(/^[^{}]+$/);
          expect(words).not.toMatch(/^(decision|table|terms)\./);
        }
      }
    }
  });
});

test('every closed option has a reason, in every language', PATIENCE, () => {
  let positions = 0;
  const codes = new Set<string>();
  playThrough('c0ffee', { expert: true }, (game) => {
    if (positions++ % 9 !== 0) return;
    for (const { id } of ACTIONS) {
      const refusal = whyNot(game.state, id);
      if (refusal === undefined) continue;
      codes.add(refusal.code);
      for (const t of LANGUAGES) expect(refusalSentence(t, refusal, THREE_PLAYERS)).toMatch(/^[^{}]+[.]$/);
    }
  });
  expect(codes.size).toBeGreaterThan(25);
});

test('every choice can be drawn on board and mat', PATIENCE, () => {
  let positions = 0;
  playThrough('abcdef', {}, (game) => {
    if (positions++ % 6 !== 0) return;
    const view = viewOf(game.state);
    for (const action of legalActions(game).map(({ id }) => id)) {
      const foreseen = preview(game.state, action);
      const { picture } = show(game, { action });
      const ghosts = ghostsOf(foreseen.events, view.activeSeat);
      const parts = { t: english, view, players: THREE_PLAYERS, targets: picture.targets, ghosts };
      const board = boardPicture({ ...parts, you: view.activeSeat });
      const after = { view: viewOf(foreseen.state), score: foreseen.after };
      const mat = matPicture({ ...parts, seat: view.activeSeat, score: score(game.state), after });
      expect(board.walk).toEqual(ghosts.walk);
      expect(mat.workers.filter(({ ghost }) => ghost !== undefined)).toHaveLength(
        (ghosts.hired === undefined ? 0 : 1) + ghosts.pushes.length + (ghosts.financier === undefined ? 0 : 1),
      );
    }
  });
});

test('the result of a walk is said in a few words', PATIENCE, () => {
  const [, german] = LANGUAGES;
  let tiles = 0;
  playWithBots('1a2b3c', {}, (game) => {
    if (viewOf(game.state).open.decision !== 'walk') return;
    for (const t of [english, german]) {
      const offers = offersOf(show(game, {}, t).picture.panel).filter(({ state }) => state === 'legal');
      for (const { title, note = '' } of offers) {
        expect(title.length).toBeLessThanOrEqual(22);
        expect(note).toMatch(/^.{5,34}$/);
      }
    }
    const bonus = offersOf(show(game, {}).picture.panel).find(
      ({ key, state }) => key === 'land 0' && state === 'legal',
    );
    if (bonus === undefined) return;
    const then = preview(game.state, parseAction('land 0')).state;
    const takes = new Set(
      legalActions(then)
        .map(({ id }) => id)
        .map((id) => /^take (\S+)/.exec(ACTIONS[id]?.text ?? '')?.[1]),
    );
    expect(bonus.note).toBe(takes.size === 1 ? 'You can take one tile' : `You can take ${takes.size} tiles`);
    tiles += 1;
  });
  expect(tiles).toBeGreaterThan(0);
});

test('with several recruits to hire from, the sentence says "or"', PATIENCE, () => {
  let several = 0;
  playWithBots('1a2b3c', {}, (game) => {
    const { sentence, panel } = viewOf(game.state).open.decision === 'hire' ? show(game, {}).picture : NO_PICTURE;
    if (!sentence.includes('tap a recruit')) return;
    const names = offersOf(panel).flatMap(({ about, title }) => (about?.startsWith('recruit') === true ? [title] : []));
    expect(sentence).toContain(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}:`);
    several += 1;
  });
  expect(several).toBeGreaterThan(0);
});

test('stopping is only mentioned where it is possible', PATIENCE, () => {
  const met = new Set<string>();
  const prefers = (action: Action): boolean => action.kind === 'take' && (action.tile === 'Ac' || action.tile === 'Rc');
  playWithBots('000001', { prefers }, (game) => {
    const { open } = viewOf(game.state);
    if (open.decision !== 'book' && open.decision !== 'box' && open.decision !== 'meeple') return;
    const { sentence, panel } = show(game, {}).picture;
    const words = [sentence, panel.note, JSON.stringify(panel.parts)].join(' ');
    expect(/\bstop\b|Stop here|[Uu]p to/.test(words)).toBe(open.mayDecline && (open.remaining > 1 || canStop(game)));
    expect(words.includes('Stop here')).toBe(canStop(game));
    met.add(`${open.decision} ${open.from} ${open.remaining}`);
  });
  // two discs by the tile Ac, two books by Rc
  expect(met).toContain('box tile 2');
  expect(met).toContain('book tile 2');
});

test('the worker pushed off by receiving money is marked on the mat, and named in the row', PATIENCE, () => {
  let pushed = 0;
  playWithBots('1a2b3c', {}, (game) => {
    const view = viewOf(game.state);
    const money = legalActions(game)
      .map(({ id }) => id)
      .find((id) => ACTIONS[id]?.kind === 'money');
    if (view.open.decision !== 'action' || money === undefined) return;
    const foreseen = preview(game.state, money);
    const left = foreseen.events.find((event) => event.type === 'left');
    const after = { view: viewOf(foreseen.state), score: foreseen.after };
    const ghosts = ghostsOf(foreseen.events, view.activeSeat);
    const parts = {
      t: english,
      view,
      players: THREE_PLAYERS,
      ghosts,
      seat: view.activeSeat,
      score: score(game.state),
      after,
    };
    const marked = matPicture(parts).workers.filter(({ leaves }) => leaves);
    const name = left === undefined ? undefined : shortName(english, left.tile);
    expect(marked.map(({ label }) => label)).toEqual(name === undefined ? [] : [`${name} leaves`]);
    const row = offersOf(show(game, {}).picture.panel).find(({ key }) => key === 'money');
    const isFlip = foreseen.events.some(({ type }) => type === 'financier-flipped');
    const isNamed = name !== undefined && !isFlip;
    expect(row?.note?.includes('leaves')).toBe(isNamed);
    expect(row?.note ?? '').toContain(isNamed ? `${name} leaves at the right end` : '');
    if (isNamed) pushed += 1;
  });
  expect(pushed).toBeGreaterThan(0);
});

test('a space for hiring names the worker who leaves and what their discipline loses', PATIENCE, () => {
  const met = new Set<string>();
  playWithBots('1a2b3c', {}, (game) => {
    const view = viewOf(game.state);
    if (view.open.decision !== 'hire') return;
    for (const action of legalActions(game)) {
      if (action.kind !== 'hire') continue;
      const chip = offersOf(show(game, { first: action.recruit }).picture.panel).find(({ key }) => key === action.text);
      const there = view.seats[view.activeSeat]?.workers[action.worker - 1] ?? null;
      const then = viewOf(preview(game, action).state).seats[view.activeSeat];
      if (there === null || then === undefined) continue;
      const from = view.seats[view.activeSeat]?.strength[there.discipline].workers;
      const to = then.strength[there.discipline].workers;
      const name = shortName(english, there.tile);
      const discipline = english(`terms.discipline.${there.discipline}`);
      const isSame = from === to;
      expect(chip?.note).toBe(
        isSame ? `${name} leaves, strength stays` : `${name} leaves, ${discipline} ${from} → ${to}`,
      );
      met.add(isSame ? 'same' : 'other');
    }
  });
  expect(met.size).toBe(2);
});

const NO_PICTURE = { sentence: '', panel: { parts: [] } };

const canStop = ({ state }: Game): boolean =>
  legalActions(state)
    .map(({ id }) => id)
    .some((id) => ACTIONS[id]?.kind === 'stop');

function parseAction(text: string): ActionId {
  const action = ACTIONS.find((each) => each.text === text);
  if (action === undefined) throw new Error(`no action ${text}`);
  return action.id;
}
