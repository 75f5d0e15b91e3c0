import { describe, expect, test } from 'vitest';
import { ACTIONS, parseAction } from '../index.ts';
import { actionId, BY_MEEPLE, BY_ROOM, BY_WILD, FIRST, MAX_COVER_COPIES, MAX_REWARD, SECOND } from './catalogue.ts';

const textsOf = (kind: string): string[] => ACTIONS.filter((action) => action.kind === kind).map(({ text }) => text);

describe('the catalogue of actions', () => {
  test('3.1 every action has its place as its id, and its text leads back to it', () => {
    expect(ACTIONS.every(({ id, text }, index) => id === index && parseAction(text)?.id === id)).toBe(true);
    expect(new Set(ACTIONS.map(({ text }) => text)).size).toBe(ACTIONS.length);
    expect(parseAction('fly 3')?.id).toBeUndefined();
    expect(actionId(7)).toBe(7);
  });

  test('3.1 ids never change: the first of each kind', () => {
    const first = [...new Set(ACTIONS.map(({ kind }) => kind))].map((kind) => {
      const action = ACTIONS.find((found) => found.kind === kind);
      return `${action?.id} ${action?.text}`;
    });
    expect(first).toEqual([
      '0 start 0',
      '4 deal c0',
      '64 tile Da',
      '84 cover 1a',
      '99 arrange discoveries 1',
      '129 land 0',
      '145 stay',
      '146 withdraw',
      '147 activate discoveries room',
      '161 money',
      '162 pass',
      '163 hire 1 1',
      '199 fire 1',
      '205 disc',
      '206 coin',
      '207 reward 1',
      '210 masterpiece 1',
      '214 forgo',
      '215 book discoveries',
      '219 stop',
      '220 box discoveries',
      '224 meeple discoveries',
      '228 artwork sculpture',
      '231 return discoveries',
      '236 take Da meeple',
      '276 lift discoveries',
      '281 fetch 1',
      '296 seat 1',
    ]);
    expect(ACTIONS).toHaveLength(302);
  });

  test('2.1, 2.5, 2.6, 2.7 the outcomes of chance', () => {
    expect(textsOf('start')).toEqual(['start 0', 'start 1', 'start 2', 'start 3']);
    expect(textsOf('deal')).toHaveLength(60);
    expect(parseAction('deal s19')).toEqual({ kind: 'deal', tile: 59, id: 63, text: 'deal s19' });
    expect(parseAction('tile Ae')).toEqual({ kind: 'tile', tile: 'Ae', id: 83, text: 'tile Ae' });
    expect(textsOf('cover')).toEqual([
      'cover 1a',
      'cover 1b',
      'cover 1c',
      'cover 1d',
      'cover 1e',
      'cover 2a',
      'cover 2b',
      'cover 2c',
      'cover 2d',
      'cover 2e',
      'cover 3a',
      'cover 3b',
      'cover 3c',
      'cover 3d',
      'cover 3e',
    ]);
    expect(parseAction('cover 3b')).toMatchObject({ kind: 'cover', place: 3, copy: 1 });
    expect(MAX_COVER_COPIES).toBe(5);
  });

  test('2.3, 3.2 arranging and walking', () => {
    expect(textsOf('arrange')).toHaveLength(30);
    expect(parseAction('arrange politics 6')).toMatchObject({ discipline: 'politics', worker: 6 });
    expect(textsOf('land')).toHaveLength(16);
    expect(parseAction('land 15')).toMatchObject({ kind: 'land', space: 15 });
  });

  test('4.1 each discipline by room, meeple or white meeple, Politics not by a meeple of its own', () => {
    expect(textsOf('activate')).toEqual([
      'activate discoveries room',
      'activate discoveries meeple',
      'activate discoveries wild',
      'activate literature room',
      'activate literature meeple',
      'activate literature wild',
      'activate religion room',
      'activate religion meeple',
      'activate religion wild',
      'activate arts room',
      'activate arts meeple',
      'activate arts wild',
      'activate politics room',
      'activate politics wild',
    ]);
    expect(parseAction('activate arts wild')).toMatchObject({ discipline: 'arts', by: 'wild' });
    expect([BY_ROOM, BY_MEEPLE, BY_WILD]).toEqual([0, 1, 2]);
  });

  test('4.3, 4.6 hiring and firing', () => {
    expect(textsOf('hire')).toHaveLength(36);
    expect(parseAction('hire 2 5')).toMatchObject({ kind: 'hire', recruit: 2, worker: 5 });
    expect(textsOf('fire')).toEqual(['fire 1', 'fire 2', 'fire 3', 'fire 4', 'fire 5', 'fire 6']);
    expect(parseAction('fire 6')).toMatchObject({ kind: 'fire', worker: 6 });
  });

  test('4.8, 4.9 rewards and masterpieces', () => {
    expect(MAX_REWARD).toBe(3);
    expect(textsOf('reward')).toEqual(['reward 1', 'reward 2', 'reward 3']);
    expect(parseAction('reward 2')).toMatchObject({ kind: 'reward', strength: 2 });
    expect(textsOf('masterpiece')).toEqual(['masterpiece 1', 'masterpiece 2', 'masterpiece 3', 'masterpiece 4']);
    expect(parseAction('masterpiece 4')).toMatchObject({ kind: 'masterpiece', place: 4 });
  });

  test('5.2, 6.1, 6.3, 7.1, 7.2 what rewards offer', () => {
    expect(textsOf('book')).toEqual(['book discoveries', 'book religion', 'book arts', 'book politics']);
    expect(textsOf('box')).toEqual(['box discoveries', 'box literature', 'box arts', 'box politics']);
    expect(textsOf('meeple')).toEqual(['meeple discoveries', 'meeple literature', 'meeple religion', 'meeple arts']);
    expect(textsOf('artwork')).toEqual(['artwork sculpture', 'artwork script', 'artwork painting']);
    expect(textsOf('return')).toHaveLength(5);
    expect(parseAction('book arts')).toMatchObject({ discipline: 'arts' });
    expect(parseAction('box arts')).toMatchObject({ discipline: 'arts' });
    expect(parseAction('meeple arts')).toMatchObject({ discipline: 'arts' });
    expect(parseAction('artwork script')).toMatchObject({ artwork: 'script' });
    expect(parseAction('return politics')).toMatchObject({ discipline: 'politics' });
  });

  test('9.3, 9.4, 9.6 what bonus tiles offer', () => {
    expect(textsOf('take')).toHaveLength(40);
    expect(parseAction('take Rc wild')).toMatchObject({ kind: 'take', tile: 'Rc', by: 'wild' });
    expect(parseAction('take Rc meeple')).toMatchObject({ kind: 'take', tile: 'Rc', by: 'meeple' });
    expect(textsOf('lift')).toHaveLength(5);
    expect(parseAction('lift religion')).toMatchObject({ kind: 'lift', discipline: 'religion' });
    expect(textsOf('fetch')).toHaveLength(15);
    expect(parseAction('fetch 15')).toMatchObject({ kind: 'fetch', space: 15 });
    expect(textsOf('recruit-space')).toEqual(['seat 1', 'seat 2', 'seat 3', 'seat 4', 'seat 5', 'seat 6']);
    expect(parseAction('seat 3')).toMatchObject({ kind: 'recruit-space', recruit: 3 });
  });

  test('3.1 the numbers of an action count spaces of mats from 0', () => {
    const numbers = (text: string): unknown[] => {
      const id = parseAction(text)?.id ?? 0;
      return [FIRST[id], SECOND[id]];
    };
    expect(numbers('start 3')).toEqual([3, 0]);
    expect(numbers('hire 2 5')).toEqual([1, 4]);
    expect(numbers('cover 3b')).toEqual([2, 1]);
    expect(numbers('activate politics wild')).toEqual([4, 2]);
    expect(numbers('take Ae wild')).toEqual([19, 2]);
    expect(numbers('take Ae meeple')).toEqual([19, 1]);
    expect(numbers('reward 3')).toEqual([3, 0]);
    expect(numbers('fetch 1')).toEqual([1, 0]);
    expect(numbers('forgo')).toEqual([0, 0]);
  });
});
