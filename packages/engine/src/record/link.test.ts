import { replay } from '../record/replay.ts';
import { readLink } from '../record/link.ts';
import { describe, expect, test } from 'vitest';
import {
  NEWEST_EDITION,
  STANDARD_FIGURES,
  toLink,
  type Figures,
  type Game,
  type GameRecord,
  type OwnRulings,
} from '../index.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';
import { sha256 } from '../fair/sha256.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { ByteWriter } from './byte-stream.ts';

function gameOf(record: unknown): Game {
  const checked = replay(record);
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}
const linkOf = (record: GameRecord): string => toLink(gameOf(record));

function recordOf(text: string): GameRecord {
  const read = readLink(text);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.record;
}
const faultOf = (text: string): string | undefined => {
  const read = readLink(text);
  return 'fault' in read ? read.fault.code : undefined;
};

const opening = () => playedGame({ players: 3, seed: SEED, choices: 2, entries: 90 });

describe('round trip', () => {
  test.each([2, 3, 4])('a whole game of %i players with its seed comes back as it was', (players) => {
    const record = { ...playedGame({ players, seed: SEED, choices: 11 }), seed: SEED };
    expect(recordOf(linkOf(record))).toEqual(record);
  });

  test.each([
    ['start', { start: 'first' }],
    ['arranged', { arranged: true }],
    ['expert', { expert: true }],
    ['openHiring', { openHiring: true }],
    ['all', { start: 'first', arranged: true, expert: true, openHiring: true }],
  ] as const)('options: %s', (_, options) => {
    const record = playedGame({ players: 2, seed: SEED, choices: 4, options, entries: 120 });
    expect(recordOf(linkOf(record))).toEqual(record);
  });

  test('a promise is kept as it is: a seed, a commitment, or neither', () => {
    const { commitment: _, ...open } = opening();
    expect(recordOf(linkOf(opening()))).toEqual(opening());
    expect(recordOf(linkOf(open))).toEqual(open);
    expect(recordOf(linkOf({ ...open, seed: SEED }))).toEqual({ ...opening(), seed: SEED });
    const short = { ...open, entries: [], seed: '00ff' };
    expect(recordOf(linkOf(short))).toMatchObject({ seed: '00ff', entries: [] });
  });

  test('a game that has not begun', () => {
    const record = playedGame({ players: 4, seed: SEED, choices: 1, entries: 0 });
    expect(recordOf(linkOf(record))).toEqual(record);
  });

  test('undone entries are left out: the link holds the game that is in force', () => {
    const dealt = playedGame({ players: 2, seed: SEED, choices: 1, options: { start: 'first' }, entries: 42 });
    const record = { ...dealt, entries: [...dealt.entries, 'land 1', 'undo 42', 'land 3'] };
    expect(recordOf(linkOf(record)).entries).toEqual([...dealt.entries, 'land 3']);
  });

  test('own figures: numbers, lists of other lengths, groups', () => {
    const figures: Figures = {
      ...STANDARD_FIGURES,
      hiringCosts: [7, 6, 4, 3, 1, 0],
      recruitmentSpaces: 6,
      florins: [5, 9, 20],
      prestige: [1, 2, 4, 8, 16, 32],
      whiteMeeples: [1, 8],
      extraRounds: 3,
      meeplesPerColour: 99,
      bookPrestige: { ...STANDARD_FIGURES.bookPrestige, politics: [1, 1, 1, 4] },
      tiles: { ...STANDARD_FIGURES.tiles, perWorker: 2 },
    };
    const record = playedGame({ players: 3, seed: SEED, choices: 6, figures });
    expect(recordOf(linkOf(record))).toEqual(record);
  });

  test('every figure changed at the same time', () => {
    const raised = (value: number): number => value + 1;
    const { bookPrestige, tiles } = STANDARD_FIGURES;
    const figures: Figures = {
      hiringCosts: STANDARD_FIGURES.hiringCosts.map(raised),
      recruitmentSpaces: 5,
      florins: STANDARD_FIGURES.florins.map(raised),
      prestige: STANDARD_FIGURES.prestige.map(raised),
      whiteMeeples: STANDARD_FIGURES.whiteMeeples.map(raised),
      masterpieceStrength: STANDARD_FIGURES.masterpieceStrength.map(raised),
      masterpiecePrestige: STANDARD_FIGURES.masterpiecePrestige.map(raised),
      coverTiles: STANDARD_FIGURES.coverTiles.map(raised),
      museumMajority: STANDARD_FIGURES.museumMajority.map(raised),
      bonusMajority: STANDARD_FIGURES.bonusMajority.map(raised),
      passingSpots: STANDARD_FIGURES.passingSpots.map(raised),
      startingMoney: STANDARD_FIGURES.startingMoney.map(raised),
      artworkValues: STANDARD_FIGURES.artworkValues.map(raised),
      meeplesPerColour: 8,
      meepleLimit: 8,
      discs: 9,
      steps: 5,
      extraRounds: 2,
      finalTurns: 4,
      flipPenalty: 6,
      bookPrestige: {
        discoveries: bookPrestige.discoveries.map(raised),
        religion: bookPrestige.religion.map(raised),
        arts: bookPrestige.arts.map(raised),
        politics: bookPrestige.politics.map(raised),
      },
      bookSail: 3,
      artsConditions: STANDARD_FIGURES.artsConditions.map(raised),
      tiles: {
        ...tiles,
        florins: 6,
        sail: 4,
        florinsPerBook: 2,
        strengthPrice: 4,
        lead: 6,
        tiedLead: 4,
        artwork: 5,
        perWorker: 2,
      },
    };
    const record = playedGame({ players: 2, seed: SEED, choices: 6, figures, entries: 80 });
    expect(recordOf(linkOf(record))).toEqual(record);
  });

  test.each<OwnRulings>([
    { withdraw: 'turn' },
    { ending: 'before-last-refill' },
    { withdraw: 'turn', ending: 'before-last-refill' },
    { recruitSlide: 'toGap' },
    { withdraw: 'turn', recruitSlide: 'leftmostFree' },
    { shelf: 'rows' },
    { adSlide: 'left' },
    { recruitSlide: 'leftmostFree', shelf: 'rows', adSlide: 'left', icons: 'reached' },
  ])('3.4, 11.1, 11.3 own rulings: %o', (rulings) => {
    const record = { ...opening(), entries: [], rulings };
    expect(recordOf(linkOf(record))).toEqual(record);
    expect(gameOf(recordOf(linkOf(record))).state.table.rulings).toEqual({ ...NEWEST_EDITION.rulings, ...rulings });
  });

  test('own rulings that are those of the edition are left out', () => {
    const record = {
      ...opening(),
      entries: [],
      rulings: { withdraw: 'turn-or-action', recruitSlide: 'toGap' },
    } as const;
    expect(recordOf(linkOf(record)).rulings).toEqual({ recruitSlide: 'toGap' });
    expect(recordOf(linkOf({ ...record, rulings: { ending: 'after-last-refill' } }))).not.toHaveProperty('rulings');
  });

  test('the edition, by whose rulings a game without its own is played', () => {
    for (const edition of [1, 2, 3]) {
      const record = { ...opening(), edition };
      expect(recordOf(linkOf(record))).toEqual(record);
      expect(recordOf(linkOf(record))).not.toHaveProperty('rulings');
    }
  });

  test('figures equal to the standard ones are the standard ones, in whatever order they were written', () => {
    const turned: Figures = JSON.parse(
      JSON.stringify({
        ...Object.fromEntries(Object.entries(STANDARD_FIGURES).toReversed()),
        tiles: Object.fromEntries(Object.entries(STANDARD_FIGURES.tiles).toReversed()),
      }),
    );
    const text = linkOf({ ...opening(), figures: turned });
    expect(text).toBe(linkOf(opening()));
    expect(recordOf(text).figures).toBe('standard');
  });
});

describe('links of earlier days', () => {
  const PINNED =
    'AQQAAiABI0VniavN7wEjRWeJq83vASNFZ4mrze8BI0VniavN77YBOqQGhv325moglqYmLTNxktqwo6j7xpIZInH1KIpSfDhHh5YI3HWVOUSvNwei' +
    '40UKhdOZdmRPv3AXlwM-uXE';

  test('stay readable: the order of actions and the form of a link never change', () => {
    const game = gameOf(recordOf(PINNED));
    expect(game.line).toHaveLength(182);
    expect(game.fair).toBe('verified');
    expect(game.closing?.result).toEqual({ totals: [4, 7], winners: [1], decidedBy: 'points' });
    expect(game.record).toMatchObject({ format: 3, edition: 1 });
  });

  test('of version 0.2 name an engine before their edition, and open as well', () => {
    const body = [...(fromBase64Url(linkOf(opening())) ?? [])].slice(1, -3);
    for (const version of [2, 3]) {
      const old = sealed([version, 5, ...Array.from('1.1.0', (digit) => digit.charCodeAt(0)), ...body]);
      expect(recordOf(old)).toEqual(opening());
    }
  });
});

describe('size', () => {
  test('a finished game of four players with its seed stays under 1,500 characters', () => {
    for (const choices of [1, 2, 3, 4, 5]) {
      const record = { ...playedGame({ players: 4, seed: SEED, choices }), seed: SEED };
      expect(linkOf(record).length).toBeLessThan(1500);
    }
  });

  test('a link holds only characters that a link can carry as they are', () => {
    expect(linkOf(opening())).toMatch(/^[A-Za-z0-9_-]+$/);
  });
});

describe('texts that are no links', () => {
  test.each(['', 'A', 'AQAA', 'AQAAAA==', 'AQ AA', 'https://example.org', 'AQg+AAEBB3BRyA'])('%j', (wrong) => {
    expect(faultOf(wrong)).toBe('link-malformed');
  });

  test('a text of three bytes has no content, one of four is only damaged', () => {
    expect(faultOf(toBase64Url([1, 2, 3]))).toBe('link-malformed');
    expect(faultOf(toBase64Url([1, 2, 3, 4]))).toBe('link-damaged');
  });

  test('another version', () => {
    expect(faultOf(sealed([5, 0, 0, 0, 0, 0]))).toBe('link-version');
    expect(faultOf(sealed([0, 0, 0, 0, 0, 0]))).toBe('link-version');
  });

  test('an edition that there is not', () => {
    const withEdition = (edition: number): string => sealed([4, edition, 0, 0, 0, 0, 0, 0]);
    expect(faultOf(withEdition(2))).toBeUndefined();
    expect(readLink(withEdition(99))).toEqual({ fault: { code: 'link-edition', edition: 99 } });
  });

  test('any character changed: refused, never another game', () => {
    const text = linkOf(opening());
    const spoiled = Array.from(text, (character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return text.slice(0, index) + other + text.slice(index + 1);
    });
    // the last character may hold bits that mean nothing
    const codes = spoiled.slice(0, -1).map(faultOf);
    expect(codes[0]).toBe('link-version');
    expect(new Set(codes.slice(1))).toEqual(new Set(['link-damaged']));
  });

  test('cut short at any place', () => {
    const text = linkOf(opening());
    const cut = Array.from({ length: text.length - 2 }, (_, length) => faultOf(text.slice(0, length)));
    expect(new Set(cut.slice(6))).toEqual(new Set(['link-damaged']));
    expect(cut).not.toContain(undefined);
  });
});

/** A text with a correct check over any bytes, as an attacker could make. */
function sealed(bytes: readonly number[]): string {
  return toBase64Url([...bytes, ...sha256(Uint8Array.from(bytes)).slice(0, 3)]);
}

/** Version, head, changed figures, promise, count and packed entries. */
function forged(head: number, figures: readonly number[], count: number, packed: readonly number[]): string {
  const out = new ByteWriter();
  for (const byte of [1, head, ...figures, 0]) out.byte(byte);
  out.number(count);
  out.block(Uint8Array.from(packed));
  return sealed(out.bytes);
}

describe('forged links with a right check', () => {
  const FIRST_ARRANGED = 8;

  test('a good one, to compare with: the seventh of forty tiles', () => {
    expect(recordOf(forged(FIRST_ARRANGED, [0], 1, [7])).entries).toEqual(['deal c7']);
    expect(recordOf(forged(FIRST_ARRANGED, [0], 2, [7 + 40 * 2])).entries).toEqual(['deal c7', 'deal c2']);
  });

  test('2.1 five players', () => {
    expect(faultOf(forged(FIRST_ARRANGED + 3, [0], 0, []))).toBe('link-damaged');
    expect(recordOf(forged(FIRST_ARRANGED + 2, [0], 0, [])).players).toBe(4);
  });

  test('figures that cannot be played', () => {
    expect(recordOf(forged(FIRST_ARRANGED, [2, 6], 0, [])).figures).toMatchObject({ recruitmentSpaces: 6 });
    expect(faultOf(forged(FIRST_ARRANGED, [2, 7], 0, []))).toBe('link-damaged');
  });

  test('more than its entries need', () => {
    expect(faultOf(forged(FIRST_ARRANGED, [0], 0, [1]))).toBe('link-damaged');
    expect(faultOf(forged(FIRST_ARRANGED, [0], 1, [40]))).toBe('link-damaged');
    expect(recordOf(forged(FIRST_ARRANGED, [0], 1, [39])).entries).toEqual(['deal c39']);
  });

  test('entries without end: a game that runs out of decisions, or far too many', () => {
    expect(faultOf(forged(FIRST_ARRANGED, [0], 3999, []))).toBe('link-damaged');
    expect(faultOf(forged(FIRST_ARRANGED, [0], 200_000_000, []))).toBe('link-damaged');
  });
});

describe('bytes as text', () => {
  test('agrees with the platform', () => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 89 + length * 31) & 255);
      const text = Buffer.from(bytes).toString('base64url');
      expect(toBase64Url([...bytes])).toBe(text);
      expect(fromBase64Url(text)).toEqual(bytes);
    }
  });

  test('another character is not accepted', () => {
    expect(fromBase64Url('AQ+A')).toBeUndefined();
    expect(fromBase64Url('AQ=')).toBeUndefined();
  });
});
