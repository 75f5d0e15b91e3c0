import { dealer, type Dealer } from '@la-stanza/engine/fair';
import { describe, expect, test } from 'vitest';
import { preview, type State, whoseTurn, legalActions } from '@la-stanza/engine';
import { fixtureGame, fixtureNamed, fixturePath } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { readGame } from '../record/read-record.ts';
import { speechIn } from '../text/speech.ts';
import { perft } from './perft.ts';

/** The definition, word for word. */
function naive(state: State, depth: number, bank: Dealer | undefined): number {
  if (bank !== undefined && whoseTurn(state).who === 'chance') {
    return naive(preview(state, bank.deal(state)).state, depth, bank);
  }
  if (depth === 0 || whoseTurn(state).who === 'nobody') return 1;
  let leaves = 0;
  for (const action of legalActions(state)) {
    leaves += naive(preview(state, action).state, depth - 1, bank);
  }
  return leaves;
}

async function positionAt(name: string, entries: number): Promise<State> {
  const read = await readGame(speechIn('en').t, fixturePath(name), entries);
  if ('trouble' in read) throw new Error(read.trouble);
  return read.value.game.state;
}

describe('perft', () => {
  const name = fixtureNamed('3p-standard-some-withdraw');
  const { record } = fixtureGame(name);
  const bank = dealer(record.seed ?? '');
  const places = [0, 40, 70, 120, record.entries.length - 6, record.entries.length];

  test.each(places.flatMap((entries) => [0, 1, 2, 3].map((depth) => [entries, depth] as const)))(
    'counts as a naive count does, after %i entries to depth %i',
    async (entries, depth) => {
      const state = await positionAt(name, entries);
      const { leaves, split } = perft(state, depth);
      expect(leaves).toBe(naive(state, depth, undefined));
      const parts = split.map((part) => part.leaves);
      expect((parts.length === 0 ? [1] : parts).reduce((sum, part) => sum + part, 0)).toBe(leaves);
    },
  );

  test.each(places.slice(1))('lets the seed deal, after %i entries', async (entries) => {
    const state = await positionAt(name, entries);
    for (const depth of [1, 2, 3, 4]) expect(perft(state, depth, bank).leaves).toBe(naive(state, depth, bank));
  });

  test('splits by the first action and leaves its position alone', async () => {
    const state = await positionAt(name, 70);
    const before = Buffer.from(state.bytes).toString('hex');
    const { split } = perft(state, 3);
    expect(split).toHaveLength(legalActions(state).length);
    expect(Buffer.from(state.bytes).toString('hex')).toBe(before);
  });
});

describe('stanza perft', () => {
  test('counts from a fresh game that the seed has set up', async () => {
    const { exit, out } = await runScripted('perft --players 2 --depth 3 --seed 00 --json'.split(' '));
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      depth: 3,
      leaves: 52,
      split: [{ action: 'land 1', leaves: 13 }, {}, {}, {}],
    });
  });

  test('counts from a record, as a table', async () => {
    const path = fixturePath(fixtureNamed('2p-standard-all-withdraw'));
    const { out } = await runScripted(['perft', path, '--at', '60', '--depth', '2', '--dealt']);
    expect(out).toMatch(/^leaves at depth 2 +\d+$/m);
  });

  test('wants a record or a number of players', async () => {
    const both = ['perft', fixturePath(fixtureNamed('2p')), '--players', '2', '--depth', '1'];
    for (const args of [both, ['perft', '--depth', '1']]) {
      expect(await runScripted(args)).toEqual({
        exit: 1,
        out: '',
        err: 'Name a record or a number of players, not both.',
      });
    }
  });
});
