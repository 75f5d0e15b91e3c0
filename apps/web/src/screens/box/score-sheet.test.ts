import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISCIPLINES, openRecord, score, STANDARD_FIGURES, view, type GameRecord, type State } from '@la-stanza/engine';
import { scoreLines } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import {
  countMats,
  countRows,
  emptySheet,
  mostArtworks,
  withMasterpiece,
  withMat,
  withPlayer,
  withPlayers,
  withSpot,
  withTile,
  type ScoreSheet,
} from './score-sheet.ts';

const GAMES = join(import.meta.dirname, '../../../../../fixtures/games');

function endOf(file: string): { readonly state: State; readonly record: GameRecord } {
  const record: GameRecord = JSON.parse(readFileSync(join(GAMES, `${file}.json`), 'utf8'));
  const opened = openRecord(record);
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  return { state: opened.game.state, record };
}

/** Enters what lies on the table at the end, as an owner does: mat by mat. */
function entered(state: State): ScoreSheet {
  const { seats, niches } = view(state);
  let sheet = emptySheet(seats.length);
  for (const mat of seats) {
    const { seat, boat, books, financier, withdrawn, tiles } = mat;
    const characters = mat.workers.filter((tile) => tile !== null).length;
    sheet = withMat(sheet, seat, { boat, books, financier, characters, artworks: mat.artworks });
    if (withdrawn > 0) sheet = withSpot(sheet, seat, withdrawn);
    for (const tile of tiles) sheet = withTile(sheet, seat, tile);
    for (const room of DISCIPLINES) {
      for (const { place, holds } of niches[room])
        if (holds === seat) sheet = withMasterpiece(sheet, seat, room, place);
    }
  }
  return sheet;
}

const spelled = (id: string, values: object = {}): string => `${id} ${JSON.stringify(values)}`;

describe.each([
  '2p-standard-strong-level-4-45',
  '2p-standard-tie-financier-side-28',
  '2p-standard-tie-financier-place-30',
  '2p-standard-tie-withdrawal-32',
  '2p-strict-figures-nobody-withdraws-40',
  '3p-standard-all-withdraw-06',
  '3p-generous-figures-some-withdraw-38',
  '4p-standard-shared-victory-35',
  '4p-standard-starters-called-41',
  '4p-all-options-strong-level-4-68',
])('the end of %s on the sheet', (file) => {
  const { state, record } = endOf(file);
  const table = record.figures === 'standard' ? {} : { figures: record.figures };

  test('gives exactly the score of the engine', () => {
    const counted = countMats(entered(state), table);
    expect(counted).toMatchObject({ score: score(state) });
  });

  test('is explained as the game explains it', () => {
    const counted = countMats(entered(state), table);
    if ('fault' in counted) throw new Error(counted.fault.code);
    const game = { view: view(state), score: score(state) };
    expect(scoreLines({ t: spelled, ...counted })).toEqual(scoreLines({ t: spelled, ...game }));
    expect(counted.view.dummyValue).toBe(game.view.dummyValue);
  });

  test('gives the same totals and winners from the points of each row', () => {
    const result = score(state);
    let sheet = entered(state);
    for (const [seat, { total: _, ...row }] of result.seats.entries()) sheet = withPlayer(sheet, seat, { row });
    expect(countRows(sheet, table)).toMatchObject({ score: result });
  });
});

describe('entering', () => {
  test('4.9 a second pillar in a room or on a space replaces the first', () => {
    let sheet = withMasterpiece(emptySheet(2), 0, 'arts', 2);
    sheet = withMasterpiece(sheet, 1, 'arts', 2);
    expect(sheet.map(({ mat }) => mat.masterpieces.arts)).toEqual([0, 2]);
    sheet = withMasterpiece(sheet, 1, 'arts', 4);
    expect(sheet.map(({ mat }) => mat.masterpieces.arts)).toEqual([0, 4]);
    expect(withMasterpiece(sheet, 1, 'arts', 4)[1]?.mat.masterpieces.arts).toBe(0);
  });

  test('a bonus tile and a passing spot have one owner', () => {
    let sheet = withTile(withTile(emptySheet(2), 0, 'De'), 1, 'De');
    expect(sheet.map(({ mat }) => mat.tiles)).toEqual([[], ['De']]);
    expect(withTile(sheet, 1, 'De')[1]?.mat.tiles).toEqual([]);
    sheet = withSpot(withSpot(sheet, 0, 1), 1, 1);
    expect(sheet.map(({ mat }) => mat.withdrawn)).toEqual([0, 1]);
  });

  test('11.3 a passing spot left out is a fault, not a score', () => {
    expect(countMats(withSpot(emptySheet(3), 0, 2), {})).toEqual({ fault: { code: 'withdrawals-out-of-order' } });
  });

  test('fewer players leave a sheet that can be counted', () => {
    const artworks = { sculpture: 2, script: 2, painting: 2 };
    let sheet = withSpot(withSpot(withSpot(emptySheet(4), 2, 1), 3, 2), 0, 3);
    for (const seat of [0, 1]) sheet = withMat(sheet, seat, { artworks });
    const fewer = withPlayers(sheet, 2);
    expect(fewer.map(({ mat }) => [mat.withdrawn, mat.artworks.painting])).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(countMats(fewer, { figures: STANDARD_FIGURES })).toHaveProperty('score');
    expect(mostArtworks(fewer, 1, 'painting')).toBe(0);
  });
});
