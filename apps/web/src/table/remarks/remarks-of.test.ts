import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_PEOPLE, BOT_PERSONS } from '@la-stanza/bots/people';
import { score, view, openRecord } from '@la-stanza/engine';
import { createChronicler } from '@la-stanza/words';
import { expect, test } from 'vitest';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { remarksOf } from './remarks-of.ts';

const FOLDER = join(import.meta.dirname, '../../../../../fixtures/games');
const COLOURS = ['plum', 'onyx', 'copper', 'teal'] as const;

/** A golden game of four: a person and three of the six, chosen by number. */
function remarksIn(file: string, first: number) {
  const replayed = openRecord(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  const { game, steps } = replayed;
  const players = COLOURS.map((colour, seat): SeatedPlayer => {
    const person = BOT_PERSONS[(first + seat) % BOT_PERSONS.length] ?? 'orsola';
    return seat === 0 ? { name: 'Elena', colour } : { name: BOT_PEOPLE[person], colour, bot: 'master' };
  });
  const [person] = view(game.state).seats;
  if (person === undefined) throw new Error('nobody sits there');
  const turns = createChronicler()(steps);
  const company = { players, seatsHere: [person.seat], result: score(game.state) };
  return { turns, company, remarks: remarksOf(turns, company) };
}

const GAMES = globSync('4p-*-strong-level-4-*.json', { cwd: FOLDER }).flatMap((file) =>
  BOT_PERSONS.map((_, first) => remarksIn(file, first)),
);

test('only bots speak, once a turn, and each at most once a round', () => {
  for (const { turns, remarks } of GAMES) {
    const rounds = [...remarks].map(([number, { seat }]) => {
      const turn = turns[number];
      expect(seat).not.toBe(0);
      return `${seat} ${turn?.round} ${turn?.finalTurn}`;
    });
    expect(new Set(rounds).size).toBe(rounds.length);
  }
});

test('every one of the twelve lines is heard, and a game has several but not too many', () => {
  const ids = new Set(GAMES.flatMap(({ remarks }) => [...remarks.values()].map(({ id }) => id)));
  expect(ids.size).toBe(12);
  for (const { turns, remarks } of GAMES) {
    expect(remarks.size).toBeGreaterThan(0);
    expect(remarks.size).toBeLessThan(turns.length / 3);
  }
});

test('a remark stays what it was when the game goes on, and none is made during a turn', () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('there are no games');
  const { turns, company, remarks } = game;
  for (const many of [10, 25, 40]) {
    const early = remarksOf(turns.slice(0, many), { ...company, result: undefined });
    expect([...early]).toEqual([...remarks].filter(([turn]) => turn < many - 1));
  }
});
