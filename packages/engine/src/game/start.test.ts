import { describe, expect, test } from 'vitest';
import {
  fromText,
  legalActions,
  newGame,
  openLink,
  openRecord,
  play,
  score,
  STANDARD_FIGURES,
  toLink,
  toRecord,
  toText,
  whoseTurn,
  type Game,
} from '../index.ts';
import { named } from '../../test/kit/readable.ts';

/** Every seat takes the first action there is. */
function playedOut(from: Game): Game {
  let game = from;
  while (!game.isOver) {
    const [action] = legalActions(game);
    game = play(game, action).game;
  }
  return game;
}

function opened(read: ReturnType<typeof openLink | typeof fromText>): Game {
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read.game;
}

describe('a seed', () => {
  test('is any text; hexadecimal digits in pairs are taken as they are', () => {
    const commitmentOf = (seed: string): string | undefined => newGame({ players: 2, seed }).record.commitment;
    // the SHA-256 of the bytes c0 ff ee, and of the text in UTF-8
    expect(commitmentOf('c0ffee')).toBe('c47a10dc272b1221f0380a2ae0f7d7fa830b3e378f2f5309bbf13f61ad211913');
    expect(newGame({ players: 2, seed: 'Zürich 🎲' }).seed).toBe(
      'f9b0b9d06d98b5e651a833c49112548c050e74b714a6f6236c8d00b09af61c10',
    );
    expect(newGame({ players: 2, seed: '' }).seed).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(newGame({ players: 2, seed: 'C0FFEE' }).seed).not.toBe('c0ffee');
  });

  test('deals the same game again, another one another', () => {
    expect(newGame({ players: 4, seed: 'one' })).toEqual(newGame({ players: 4, seed: 'one' }));
    expect(newGame({ players: 4, seed: 'two' }).record.entries).not.toEqual(
      newGame({ players: 4, seed: 'one' }).record.entries,
    );
  });

  test('is told by the record only when the game is over, and proves it then', () => {
    const begun = newGame({ players: 2, seed: 'secret' });
    expect(JSON.stringify(toRecord(begun))).not.toContain(begun.seed);
    const over = playedOut(begun);
    expect(toRecord(over).seed).toBe(begun.seed);
    expect(opened(openRecord(toRecord(over))).fair).toBe('verified');
    expect(opened(openLink(toLink(over))).fair).toBe('verified');
  });

  test('continues a record it began, and no other', () => {
    const begun = newGame({ players: 2, seed: 'secret' });
    expect(playedOut(opened(openRecord(toRecord(begun), { seed: 'secret' })))).toEqual(playedOut(begun));
    expect(openRecord(toRecord(begun), { seed: 'guessed' })).toEqual({ fault: { code: 'commitment-mismatch' } });
  });

  test('is not needed: then chance is played as a seat is', () => {
    const game = newGame({ players: 2 });
    expect(whoseTurn(game).who).toBe('chance');
    expect(playedOut(game).isOver).toBe(true);
  });
});

describe('a game from a position', () => {
  const middle = play(newGame({ players: 3, seed: 'c0ffee' }), named('land 2')).game;

  test('goes on from there, and its record and link lead to its end', () => {
    const game = opened(fromText(toText(middle), { seed: 'from here' }));
    expect(game.state.bytes).toEqual(middle.state.bytes);
    expect(game.line).toEqual([]);
    const over = playedOut(game);
    expect(opened(openRecord(toRecord(over))).state).toEqual(over.state);
    expect(opened(openLink(toLink(over))).state).toEqual(over.state);
    expect(score(over).winners.length).toBeGreaterThan(0);
  });

  test('has the figures of its line, and no position of another game', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 5 };
    const own = opened(fromText(toText(newGame({ players: 2, figures, seed: 'c0ffee' }))));
    expect(own.record.figures).toEqual(figures);
    expect(middle.record.figures).toBe('standard');
    const record = toRecord(own);
    expect(openRecord({ ...record, figures: 'standard' })).toEqual({
      fault: { code: 'field-malformed', field: 'position' },
    });
    expect(openRecord({ ...record, position: 'stanza:1 nothing' })).toEqual({
      fault: { code: 'field-malformed', field: 'position' },
    });
  });
});
