import { replay } from '../record/replay.ts';
import { newRecord } from '../record/new-record.ts';
import { legal, toAct } from '../search.ts';
import { readLink } from '../record/link.ts';
import { describe, expect, test } from 'vitest';
import { toLink, type Game, type GameRecord, type RecordFault, play } from '../index.ts';
import { joinedSeed, promiseOf, shareText, sharedSeed, dealOut, dealer } from '../fair.ts';
import { randomFrom } from '../../test/kit/random.ts';
import { againstPins, type PinFault, type Pins } from './against-pins.ts';

const SECRET = '5e'.repeat(32);
const GAME = '0192d7a0-0000-7000-8000-000000000001';
const NONCES = ['a1'.repeat(32), null, 'c3'.repeat(32)];
const SHARES = { game: GAME, promise: promiseOf(SECRET), nonces: NONCES };
const JOINED = { seat: 1, nonce: 'b2'.repeat(32) };
const JOINED_AT = 60;

function gameOf(record: GameRecord, from?: Game): Game {
  const replayed = replay(record, { from });
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed.game;
}
const faultOf = (record: object): RecordFault | undefined => {
  const replayed = replay(record);
  return 'fault' in replayed ? replayed.fault : undefined;
};

/** A game as a server deals it; somebody takes the second seat from a bot on the way. */
function played(withJoin: boolean): GameRecord {
  let seed = sharedSeed({ ...SHARES, secret: SECRET });
  const { commitment } = dealer(seed);
  let game = gameOf(newRecord({ players: 3, commitment, shares: SHARES }));
  const random = randomFrom(5);
  while (toAct(game.state).who !== 'nobody') {
    const { entries } = game.record;
    if (withJoin && entries.length >= JOINED_AT && !entries.some((text) => text.startsWith('share'))) {
      game = gameOf({ ...game.record, entries: [...entries, shareText(JOINED)] }, game);
      seed = joinedSeed(seed, JOINED.seat, JOINED.nonce);
    }
    const choices = legal(game.state);
    const action = toAct(game.state).who === 'chance' ? dealer(seed).deal(game.state) : choices[random(choices.length)];
    if (action === undefined) throw new RangeError('a decision without an action');
    game = dealOut(play(game, action).game, dealer(seed)).game;
  }
  return {
    ...game.record,
    seed: sharedSeed({ ...SHARES, secret: SECRET }),
    shares: { ...SHARES, secret: SECRET },
    ...game.closing,
  };
}

const alone = played(false);
const joined = played(true);

const pinsOf = ({ entries }: GameRecord): Pins => ({
  game: GAME,
  promise: SHARES.promise,
  shares: [{ nonce: NONCES[0] ?? '' }, null, { hash: promiseOf(NONCES[2] ?? '') }],
  entries,
});

describe('a record with everybody’s share', () => {
  test.each([
    ['alone', alone],
    ['with somebody who joined', joined],
  ])('is verified: %s', (_, record) => {
    expect(gameOf(record).fair).toBe('verified');
    expect(againstPins(record, pinsOf(record))).toBeUndefined();
  });

  test('who joins changes the deals that follow', () => {
    const text = shareText(JOINED);
    expect(joined.entries.indexOf(text)).toBeGreaterThanOrEqual(JOINED_AT);
    const without = { ...joined, checks: undefined, entries: joined.entries.filter((entry) => entry !== text) };
    expect(faultOf(without)?.code).toBe('deal-mismatch');
    const other = text.replace('b2', 'b3');
    const changed = joined.entries.map((entry) => (entry === text ? other : entry));
    expect(faultOf({ ...joined, checks: undefined, entries: changed })?.code).toBe('deal-mismatch');
  });

  test('replay goes on from a known game over a share', () => {
    const place = joined.entries.indexOf(shareText(JOINED));
    const { checks: _checks, result: _result, ...head } = joined;
    const known = gameOf({ ...head, entries: joined.entries.slice(0, place) });
    expect(gameOf(joined, known)).toEqual(gameOf(joined));
  });

  test.each([
    ['alone', alone],
    ['with somebody who joined', joined],
  ])('comes back from a link: %s', (_, record) => {
    const { result: _result, checks: _checks, ...told } = record;
    const read = readLink(toLink(gameOf(record)));
    expect(read).toEqual({ record: told });
  });

  test('is refused if a field was forged', () => {
    const { shares } = alone;
    const forged: readonly (readonly [object, string])[] = [
      [{ shares: { ...shares, secret: '5f'.repeat(32) } }, 'secret-mismatch'],
      [{ shares: { ...shares, promise: promiseOf('5f') } }, 'secret-mismatch'],
      [{ shares: { ...shares, nonces: [NONCES[0], null, 'c4'.repeat(32)] } }, 'seed-mismatch'],
      [{ shares: { ...shares, nonces: [NONCES[0], NONCES[0], NONCES[2]] } }, 'seed-mismatch'],
      [{ shares: { ...shares, game: GAME.replace('1', '2') } }, 'seed-mismatch'],
      [{ shares: { ...shares, secret: undefined } }, 'field-malformed'],
      [{ shares: SHARES }, 'field-missing'],
      [{ shares: { ...shares, nonces: NONCES.slice(1) } }, 'field-malformed'],
      [{ shares: { ...shares, nonces: 'none' } }, 'field-malformed'],
      [{ shares: { ...shares, game: 'a game' } }, 'field-malformed'],
      [{ shares: { ...shares, more: 1 } }, 'field-malformed'],
      [{ shares: 1 }, 'field-malformed'],
      [{ seed: '00'.repeat(32) }, 'commitment-mismatch'],
      // a server that leaves the players out altogether
      [{ shares: undefined }, 'head-changed'],
    ];
    for (const [change, code] of forged) expect(faultOf({ ...alone, ...change })?.code).toBe(code);
  });
});

describe('against what a player saw', () => {
  test('a server that tries 1,000 secrets after it has seen the nonces is found out each time', () => {
    const found = Array.from({ length: 1_000 }, (_, nth) => {
      const secret = nth.toString(16).padStart(64, '0');
      const shares = { ...SHARES, secret, promise: promiseOf(secret) };
      const seed = sharedSeed(shares);
      return againstPins({ ...alone, shares, seed, commitment: promiseOf(seed) }, pinsOf(alone))?.code;
    });
    expect(new Set(found)).toEqual(new Set(['other-promise']));
    // keeping the promise does not help: the secret must fit it
    expect(faultOf({ ...alone, shares: { ...SHARES, secret: '01'.repeat(32) } })?.code).toBe('secret-mismatch');
  });

  const { shares = SHARES } = alone;
  const cases: readonly (readonly [string, Partial<GameRecord>, PinFault])[] = [
    ['another game', { shares: { ...shares, game: 'another' } }, { code: 'other-game' }],
    ['another promise', { shares: { ...shares, promise: '00' } }, { code: 'other-promise' }],
    [
      'another own nonce',
      { shares: { ...shares, nonces: ['00', null, NONCES[2] ?? ''] } },
      { code: 'other-share', seat: 0 },
    ],
    [
      'no own nonce',
      { shares: { ...shares, nonces: [null, null, NONCES[2] ?? ''] } },
      { code: 'other-share', seat: 0 },
    ],
    [
      'a nonce of a bot',
      { shares: { ...shares, nonces: [NONCES[0] ?? '', '00', NONCES[2] ?? ''] } },
      { code: 'other-share', seat: 1 },
    ],
    [
      'another player’s nonce',
      { shares: { ...shares, nonces: [NONCES[0] ?? '', null, '00'] } },
      { code: 'other-share', seat: 2 },
    ],
    ['another entry', { entries: alone.entries.with(50, 'pass') }, { code: 'other-entry', entry: 50 }],
    [
      'an entry less',
      { entries: alone.entries.slice(0, -1) },
      { code: 'other-entry', entry: alone.entries.length - 1 },
    ],
    ['an entry more', { entries: [...alone.entries, 'pass'] }, { code: 'other-entry', entry: alone.entries.length }],
  ];
  test.each(cases)('%s is found', (_, change, fault) => {
    expect(againstPins({ ...alone, ...change }, pinsOf(alone))).toEqual(fault);
  });

  test('a server that does not say what it dealt from is found', () => {
    const { seed: _seed, ...unsaid } = alone;
    const { shares: _shares, ...bare } = alone;
    for (const record of [unsaid, bare, { ...alone, shares: SHARES }])
      expect(againstPins(record, pinsOf(alone))).toEqual({ code: 'not-revealed' });
  });
});
