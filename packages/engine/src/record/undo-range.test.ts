import { replay } from '../record/replay.ts';
import { legal, setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { ACTIONS, view, type Game, type GameRecord, type UndoRange } from '../index.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';
import { dealOut } from '../../test/kit/look.ts';
import { legalTexts, playAll } from '../../test/kit/position.ts';

/** Two players, dealt, seat 0 to walk; the setup is 42 entries of chance. */
const SETUP = 42;
const dealt = () => playedGame({ players: 2, seed: SEED, choices: 1, options: { start: 'first' }, entries: SETUP });

const after = (...texts: string[]): GameRecord => ({ ...dealt(), entries: [...dealt().entries, ...texts] });

function gameOf(record: unknown): Game {
  const checked = replay(record);
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}
const rangeAfter = (...texts: string[]): UndoRange => gameOf(after(...texts)).undo;
const faultAfter = (...texts: string[]) => {
  const checked = replay(after(...texts));
  return 'fault' in checked ? checked.fault : undefined;
};

describe('how far an undo may go', () => {
  test('never into the setup, which is all revealed', () => {
    expect(rangeAfter()).toEqual({ free: SETUP, consent: SETUP });
    expect(faultAfter('undo 41')).toEqual({ code: 'undo-refused', entry: SETUP, to: 41, earliest: SETUP });
    expect(faultAfter('undo 0')).toMatchObject({ code: 'undo-refused', to: 0 });
  });

  test('free: the own steps of this turn', () => {
    expect(rangeAfter('land 1')).toEqual({ free: SETUP, consent: SETUP });
    const { state } = gameOf(after('land 1'));
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
  });

  test('by consent: the finished turn of the previous player, until the next one has acted', () => {
    expect(rangeAfter('land 1', 'pass')).toEqual({ free: 44, consent: 42 });
    expect(rangeAfter('land 1', 'pass', 'land 2')).toEqual({ free: 44, consent: 44 });
    expect(faultAfter('land 1', 'pass', 'land 2', 'undo 42')).toEqual({
      code: 'undo-refused',
      entry: 45,
      to: 42,
      earliest: 44,
    });
  });

  test('by consent only the last turn, not the one before it', () => {
    expect(rangeAfter('land 1', 'pass', 'land 2', 'pass')).toEqual({ free: 46, consent: 44 });
  });

  test('in an arranged start each placement may be taken back until the next player places', () => {
    const arranged = playedGame({
      players: 2,
      seed: SEED,
      choices: 1,
      options: { start: 'first', arranged: true },
      entries: 32,
    });
    const placing = (...texts: string[]): UndoRange =>
      gameOf({ ...arranged, entries: [...arranged.entries, ...texts] }).undo;
    const first = ['arrange arts 2', 'arrange religion 3', 'arrange politics 4', 'arrange literature 5'];
    expect(placing(...first)).toEqual({ free: 32, consent: 32 });
    const all = [...first, 'arrange discoveries 6'];
    expect(placing(...all)).toEqual({ free: 37, consent: 32 });
    expect(placing(...all, 'arrange arts 2')).toEqual({ free: 37, consent: 37 });
    expect(placing(...all, ...all)).toEqual({ free: 42, consent: 37 });
  });
});

describe('not across a deal', () => {
  const REFILL = ['land 1', 'pass', 'land 2', 'pass', 'land 3', 'pass', 'land 4', 'pass', 'land 5', 'pass', 'land 6'];
  const LAST = SETUP + REFILL.length - 1;

  /** The six tiles of the refill: the first that are legal. */
  const tiles = (): string[] => {
    const { state } = gameOf(after(...REFILL));
    return dealOut(state).flatMap((event) => (event.type === 'dealt' ? [`deal c${event.tile}`] : []));
  };

  test('before the first tile is drawn the landing may be taken back by consent', () => {
    const landed = gameOf(after(...REFILL));
    expect(toAct(landed.state)).toEqual({ who: 'chance', decision: 'deal' });
    expect(landed.undo).toEqual({ free: LAST + 1, consent: LAST });
  });

  test('after a tile is drawn nothing before it may be taken back', () => {
    const one = LAST + 2;
    expect(rangeAfter(...REFILL, ...tiles().slice(0, 1))).toEqual({ free: one, consent: one });
    const all = LAST + 7;
    expect(rangeAfter(...REFILL, ...tiles())).toEqual({ free: all, consent: all });
    expect(faultAfter(...REFILL, ...tiles(), `undo ${LAST}`)).toMatchObject({ code: 'undo-refused', earliest: all });
    expect(faultAfter(...REFILL, ...tiles(), `undo ${LAST + 3}`)).toMatchObject({
      code: 'undo-refused',
      earliest: all,
    });
  });

  test('steps after the deal may be', () => {
    const pass = LAST + 7;
    expect(rangeAfter(...REFILL, ...tiles(), 'pass')).toEqual({ free: pass + 1, consent: pass });
  });
});

describe('going back', () => {
  test('an undo leads to the position before the entry it names', () => {
    const game = gameOf(after('land 1', 'undo 42'));
    expect(game.state.bytes).toEqual(gameOf(dealt()).state.bytes);
    expect(game.line).toHaveLength(SETUP);
    expect(game.undo).toEqual({ free: 44, consent: 44 });
    expect(game.record.entries).toHaveLength(44);
  });

  test('the game continues from there, and entries keep their numbers', () => {
    const game = gameOf(after('land 1', 'undo 42', 'land 3', 'pass'));
    expect(game.line.slice(SETUP).map(({ seq, action }) => [seq, ACTIONS[action]?.text])).toEqual([
      [44, 'land 3'],
      [45, 'pass'],
    ]);
    expect(view(game.state).seats[0]?.figurine).toBe(3);
    expect(game.undo).toEqual({ free: 46, consent: 44 });
  });

  test('a whole turn by consent', () => {
    const game = gameOf(after('land 1', 'pass', 'undo 42', 'land 4'));
    expect(toAct(game.state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(view(game.state).turn).toBe(1);
  });

  test('only the last step', () => {
    const game = gameOf(after('land 1', 'pass', 'undo 43'));
    expect(toAct(game.state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(game.undo).toEqual({ free: 42, consent: 42 });
  });

  test('an entry that was undone, an undo, and one that is still to come cannot be named', () => {
    expect(faultAfter('land 1', 'undo 42', 'undo 42')).toEqual({
      code: 'undo-refused',
      entry: 44,
      to: 42,
      earliest: 44,
    });
    expect(faultAfter('land 1', 'undo 42', 'land 3', 'undo 43')).toMatchObject({ code: 'undo-refused', to: 43 });
    expect(faultAfter('land 1', 'undo 43')).toMatchObject({ code: 'undo-refused', entry: 43, to: 43 });
    expect(faultAfter('land 1', 'undo 99')).toMatchObject({ code: 'undo-refused', to: 99 });
  });

  test('going on from an earlier game works across an undo', () => {
    const before = gameOf(after('land 1'));
    const record = after('land 1', 'undo 42', 'land 2');
    const checked = replay(record, { from: before });
    expect(checked).toMatchObject({ steps: [{ entry: { seq: 44 }, before: gameOf(after()).state }] });
    expect('game' in checked && checked.game).toEqual(gameOf(record));
  });
});

describe('late in the game', () => {
  const played = () => playedGame({ players: 2, seed: SEED, choices: 5, options: { start: 'first' } });

  /** The game up to its first final turn, and then these entries. */
  function late(...texts: string[]): GameRecord {
    const record = played();
    const state = setup({ players: 2, options: { start: 'first' } });
    const count = record.entries.findIndex((text) => {
      if (view(state).phase === 'final') return true;
      playAll(state, text);
      return false;
    });
    return { ...record, entries: [...record.entries.slice(0, count), ...texts] };
  }

  test('alone at the table a player may freely take back this turn, not the one before', () => {
    const next = late().entries.length;
    const alone = gameOf(late('withdraw'));
    expect(alone.undo).toEqual({ free: next + 1, consent: next });
    const land = legalTexts(legal(alone.state)).find((text) => text.startsWith('land') && text !== 'land 0');
    if (land === undefined) throw new Error('the position offers a character');
    const again = gameOf(late('withdraw', land, 'pass'));
    expect(toAct(again.state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
    expect(again.undo).toEqual({ free: next + 3, consent: next + 1 });
  });

  test('the last turn of a finished game may be taken back by consent', () => {
    const next = late().entries.length;
    const over = gameOf(late('withdraw', 'withdraw'));
    expect(toAct(over.state).who).toBe('nobody');
    expect(over.undo).toEqual({ free: next + 2, consent: next + 1 });
    const back = gameOf(late('withdraw', 'withdraw', `undo ${next + 1}`));
    expect(toAct(back.state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });
});
