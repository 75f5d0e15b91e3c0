import { replay } from '../src/record/replay.ts';
import { readLink } from '../src/record/link.ts';
import { dealer } from '../src/fair.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIONS,
  IllegalAction,
  preview,
  toLink,
  type Game,
  type GameRecord,
  type Refusal,
  type State,
  tryPlay,
} from '../src/index.ts';
import { actionId, type ActionId } from '../src/catalogue/catalogue.ts';
import { copy } from '../src/search.ts';
import { anyGame, dealerSeed, playOut } from './kit/games.ts';
import { randomFrom } from './kit/random.ts';
import { runs } from './kit/runs.ts';

function mustReplay(record: GameRecord, from?: Game): Game {
  const result = replay(record, { from });
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.game;
}

test('a record replays to the same bytes, with and without its seed', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { state, record } = playOut(spec);
      expect(mustReplay(record).state.bytes).toEqual(state.bytes);
      const proven = mustReplay({ ...record, seed: dealerSeed(spec.seed) });
      expect(proven.state.bytes).toEqual(state.bytes);
      expect([mustReplay(record).fair, proven.fair]).toEqual(['committed', 'verified']);
    }),
    { numRuns: runs(20) },
  );
});

test('replaying on from an earlier game is the same as replaying from the start', () => {
  fc.assert(
    fc.property(anyGame, fc.double({ min: 0, max: 1, noNaN: true }), (spec, part) => {
      const { state, record } = playOut(spec);
      const early = mustReplay({
        ...record,
        entries: record.entries.slice(0, Math.floor(part * record.entries.length)),
      });
      const earlyBytes = copy(early.state).bytes;
      expect(mustReplay(record, early).state.bytes).toEqual(state.bytes);
      expect(mustReplay(record, early).line).toEqual(mustReplay(record).line);
      expect(early.state.bytes).toEqual(earlyBytes);
    }),
    { numRuns: runs(15) },
  );
});

test('a finished game goes through JSON and through a link unchanged, the link under 1,500 characters', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { record } = playOut(spec);
      const seeded = { ...record, seed: dealerSeed(spec.seed).repeat(8) };
      const game = mustReplay(record);
      const link = toLink({ ...game, record: seeded });
      expect(link).toMatch(/^[\w-]+$/);
      expect(link.length).toBeLessThan(1500);
      const opened = readLink(link);
      expect(opened).toEqual({ record: { ...seeded, commitment: dealer(seeded.seed).commitment } });
      expect(mustReplay(JSON.parse(JSON.stringify(record))).state.bytes).toEqual(game.state.bytes);
    }),
    { numRuns: runs(15) },
  );
});

test('an undo leads back to exactly the position before the entry it names', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { record } = playOut(spec);
      const random = randomFrom(spec.seed + 2);
      for (let sample = 0; sample < 12; sample++) {
        const entries = record.entries.slice(0, random(record.entries.length) + 1);
        const game = mustReplay({ ...record, entries });
        for (let to = game.undo.consent; to < entries.length; to++) {
          const undone = mustReplay({ ...record, entries: [...entries, `undo ${to}`] }, game);
          expect(undone.state.bytes).toEqual(mustReplay({ ...record, entries: entries.slice(0, to) }).state.bytes);
        }
        const tooFar = replay({ ...record, entries: [...entries, `undo ${game.undo.consent - 1}`] });
        expect(tooFar).toMatchObject({ fault: { code: game.undo.consent > 0 ? 'undo-refused' : 'entry-unknown' } });
      }
    }),
    { numRuns: runs(10) },
  );
});

test('no undo reaches behind a tile that was drawn', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { record } = playOut(spec);
      const { line } = mustReplay(record);
      const lastDraw = line.findLastIndex(({ action }) => ACTIONS[action]?.kind === 'deal');
      for (let end = lastDraw + 1; end <= Math.min(line.length, lastDraw + 6); end++) {
        const game = mustReplay({ ...record, entries: record.entries.slice(0, end) });
        expect(game.undo.free).toBeGreaterThan(lastDraw);
        expect(game.undo.consent).toBeGreaterThan(lastDraw);
        expect(game.undo.consent).toBeLessThanOrEqual(game.undo.free);
      }
    }),
    { numRuns: runs(15) },
  );
});

test('the order of the draw pile is in no position: games dealt alike so far are alike, whatever comes', () => {
  fc.assert(
    fc.property(anyGame, fc.integer(), (spec, other) => {
      const { record } = playOut(spec);
      const lastDraw = record.entries.findLastIndex((text) => text.startsWith('deal'));
      const soFar = mustReplay({ ...record, entries: record.entries.slice(0, lastDraw) });
      const twin = mustReplay({
        ...record,
        commitment: dealer(dealerSeed(other)).commitment,
        entries: soFar.record.entries,
      });
      expect(twin.state.bytes).toEqual(soFar.state.bytes);
      const drawn = dealer(dealerSeed(other)).deal(copy(soFar.state));
      expect(ACTIONS[drawn]?.kind).toBe('deal');
    }),
    { numRuns: runs(15) },
  );
});

function previewRefusal(state: State, action: ActionId): Refusal | undefined {
  try {
    preview(state, action);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalAction) return error.refusal;
    throw error;
  }
}

test('preview refuses what play refuses, for the same reason, numbers outside the catalogue included', () => {
  const numbers = [...ACTIONS.map(({ id }) => id), ...[-1, 0.5, Number.NaN, ACTIONS.length, 99_999].map(actionId)];
  fc.assert(
    fc.property(anyGame, fc.double({ min: 0, max: 1, noNaN: true }), (spec, part) => {
      const { record } = playOut(spec);
      const game = mustReplay({
        ...record,
        entries: record.entries.slice(0, Math.floor(part * record.entries.length)),
      });
      for (const action of numbers) {
        const played = tryPlay(game, action);
        expect(previewRefusal(game.state, action)).toEqual('refusal' in played ? played.refusal : undefined);
      }
    }),
    { numRuns: runs(15) },
  );
});
