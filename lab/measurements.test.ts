import { expect, test } from 'vitest';
import { figuresPage } from './figures-page.ts';
import { forgotten, missingFigures, type Measurement } from './measurements.ts';

const idle: Measurement = { name: 'idle', about: '', file: 'bench/server/idle.ts', figures: ['rate', 'rows.*.p95'] };

test('finds a bench or proof that no check starts; a file that others import is neither', () => {
  const files = new Map([
    ['bench/server/idle.ts', `import { percentile } from './percentile.ts';`],
    ['bench/server/percentile.ts', ''],
    ['bench/server/new.ts', ''],
  ]);
  expect(forgotten(files, {}, [idle], {})).toEqual(['bench/server/new.ts is in no list of lab/measurements.ts']);
});

test('a check that does not start what it should is found', () => {
  const files = new Map([['apps/server/proofs/security.ts', '']]);
  const elsewhere = { 'apps/server/proofs/security.ts': '.ci/run' };
  expect(forgotten(files, { '.ci/run': '$PNPM security' }, [], elsewhere)).toEqual([]);
  expect(forgotten(files, { '.ci/run': '$PNPM check' }, [], elsewhere)).toEqual([
    '.ci/run does not start apps/server/proofs/security.ts',
  ]);
});

test('a result without one of its figures is found, and so is one that is no number', () => {
  const { figures } = idle;
  expect(missingFigures({ rate: 1, rows: { one: { p95: 2 }, other: { p95: 0 } } }, figures)).toEqual([]);
  // NaN is written as null
  expect(missingFigures({ rate: null, rows: { one: { p95: 2 } } }, figures)).toEqual(['rate']);
  expect(missingFigures({ rate: 1, rows: { one: { p95: 2 }, other: {} } }, figures)).toEqual(['rows.*.p95']);
  expect(missingFigures({ rate: 1, rows: {} }, figures)).toEqual(['rows.*.p95']);
  expect(missingFigures(undefined, figures)).toEqual(figures);
});

test('the page has every figure, and says what failed', () => {
  const where = { day: '2026-11-19', commit: 'abc', machine: '2 cores' };
  const run = { measurement: idle, command: ['node', idle.file], seconds: 3, fault: undefined };
  const page = figuresPage([{ ...run, result: { rate: 7, rows: { one: { p95: 2 } } } }], where);
  expect(page).toContain('2026-11-19, commit abc');
  expect(page).toContain('| rate | 7 |\n| rows · one · p95 | 2 |');
  expect(figuresPage([{ ...run, result: undefined, fault: 'ended with 1' }], where)).toContain(
    '**failed, ended with 1**',
  );
});
