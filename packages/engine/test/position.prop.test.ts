import { legal, toAct } from '../src/search.ts';
import { readPosition } from '../src/position/from-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toText, type State } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { damage } from './kit/damage.ts';
import { anyGame, playOut } from './kit/games.ts';
import { randomFrom } from './kit/random.ts';
import { runs } from './kit/runs.ts';

const hex = ({ bytes }: State): string => Buffer.from(bytes).toString('hex');

function read(line: string): State {
  const result = readPosition(line);
  if ('fault' in result) throw new Error(`${JSON.stringify(result.fault)} in ${line}`);
  return result.state;
}

/** Plays to the end; a position that was accepted must never have nothing to do. */
function playOn(state: State, random: (below: number) => number): void {
  for (let entry = 0; toAct(state).who !== 'nobody'; entry++) {
    const actions = legal(state);
    const action = actions[random(actions.length)];
    if (action === undefined || entry > 5000) throw new Error(`nothing is legal at ${toText(state)}`);
    apply(state, action);
    if (entry % 20 === 0) read(toText(state));
  }
}

test('every position of any game is read back byte for byte from its line', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        const line = toText(state);
        const again = read(line);
        expect(hex(again)).toBe(hex(state));
        expect(again.table).toEqual(state.table);
      });
    }),
    { numRuns: runs(12) },
  );
});

test('a damaged line is refused with a reason, or is another position that can be played to its end', () => {
  const random = randomFrom(16);
  const lines: string[] = [];
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        if (random(10) === 0) lines.push(toText(state));
      });
    }),
    { numRuns: runs(10), seed: 16 },
  );
  const damaged = Array.from({ length: 1000 }, (_, index) => damage(lines[index % lines.length] ?? '', random));
  let refused = 0;
  for (const [index, line] of damaged.entries()) {
    const result = readPosition(line);
    if ('fault' in result) {
      refused++;
      continue;
    }
    expect(hex(read(toText(result.state))), `${index} ${line}`).toBe(hex(result.state));
    playOn(result.state, random);
  }
  expect(refused).toBeGreaterThanOrEqual(900);
});
