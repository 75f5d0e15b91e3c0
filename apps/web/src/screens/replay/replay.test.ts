import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  score,
  type ActionId,
  type Game,
  type GameRecord,
  type Replayed,
  openRecord,
  whoseTurn,
  openLink,
  legalActions,
} from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { openLocalGame } from '../../game/source/local-game.ts';
import { linkAddress, linkOf } from './game-link.ts';
import { recordToPlayOn, savedFrom } from './store-game.ts';
import { openReplay } from './replay-source.ts';
import { stepOfEntries, stepOfTurn } from './replay-steps.ts';
import { readSeated, writeSeated } from './seated-in-link.ts';

const GAMES = join(import.meta.dirname, '../../../../../fixtures/games');

function recordOf(file: string): GameRecord {
  return JSON.parse(readFileSync(join(GAMES, file), 'utf8'));
}

function replayed(file: string): Replayed {
  const result = openRecord(recordOf(file));
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result;
}

const gameOf = (file: string): Game => replayed(file).game;

const FOUR: readonly SeatedPlayer[] = [
  { name: 'Maximiliane-Sophie', colour: 'plum' },
  { name: 'Élise de Montmorency', colour: 'teal' },
  { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' },
  { name: 'Isabella d’Este', colour: 'copper', bot: 'novice' },
];

describe('steps', () => {
  const whole = replayed('4p-standard-some-withdraw-08.json');
  const { game } = whole;
  const source = openReplay(whole, FOUR);

  test('begin after the setup and end with the game, one for every decision in between', () => {
    const decisions = game.line.filter(({ seat }) => seat !== 'chance').length;
    expect(source.steps).toHaveLength(decisions + 1);
    expect(source.moment().game.line.every(({ seat }) => seat === 'chance')).toBe(true);
    source.goTo(source.steps.length);
    expect(source.moment().game.state.bytes).toEqual(game.state.bytes);
    expect(source.steps.at(-1)?.totals).toEqual(score(game.state).seats.map(({ total }) => total));
  });

  test('are positions of the game: each is what its own entries lead to', () => {
    for (const step of [0, 7, Math.floor(source.steps.length / 2), source.steps.length - 2]) {
      source.goTo(step);
      const { game: now } = source.moment();
      const again = openRecord({ ...recordToPlayOn(now.record) });
      expect('game' in again && again.game.state.bytes).toEqual(now.state.bytes);
      expect(whoseTurn(now.state).who).toBe('seat');
    }
  });

  test('show the player who has decided in front', () => {
    source.goTo(9);
    expect(source.moment().front).toBe(source.steps[9]?.seat);
  });

  test('a line of the chronicle leads to the step after it and its deals', () => {
    const walk = game.line.findIndex(({ seat }, index) => seat !== 'chance' && game.line[index + 1]?.seat === 'chance');
    const step = stepOfEntries(source.steps, walk + 1);
    expect(source.steps[step]?.entries).toBeGreaterThan(walk + 1);
    expect(source.steps[step - 1]?.entries).toBeLessThanOrEqual(walk);
  });

  test('up and down go from turn to turn', () => {
    const next = stepOfTurn(source.steps, 0, 1);
    expect(source.steps[next]?.turn).toBe(1);
    const second = stepOfTurn(source.steps, next, 1);
    expect(source.steps[second]?.turn).toBe(2);
    expect(stepOfTurn(source.steps, second, -1)).toBe(second - 1);
  });

  test('undone steps are not shown', () => {
    const taken = replayed('4p-expert-undos-44.json');
    const undone = taken.game;
    const shown = openReplay(taken, FOUR);
    expect(undone.record.entries.some((text) => text.startsWith('undo'))).toBe(true);
    shown.goTo(Infinity);
    expect(shown.moment().game.record.entries.some((text) => text.startsWith('undo'))).toBe(false);
    expect(shown.moment().game.state.bytes).toEqual(undone.state.bytes);
  });
});

describe('links', () => {
  const finished = readdirSync(GAMES).filter((file) => file.startsWith('4p-'));

  test.each(finished)('%s fits a link of less than 2,000 characters with all names', async (file) => {
    const game = gameOf(file);
    const link = linkOf(game, FOUR, game.line.length);
    expect(linkAddress('https://somewhere.example/games/la-stanza/#/game/1', link).length).toBeLessThan(2000);
    const opened = openLink(link.game);
    expect('game' in opened && opened.game.state.bytes).toEqual(game.state.bytes);
  });

  test('the address keeps the page and its sub-path', () => {
    const address = linkAddress('https://a.example/b/index.html?c=d#/game/1', { game: 'AQ', who: 'plum..E F', at: 3 });
    expect(address).toBe('https://a.example/b/index.html?c=d#/replay?game=AQ&at=3&who=plum..E+F');
  });

  test('a changed character is detected', async () => {
    const { game } = linkOf(gameOf('2p-standard-some-withdraw-02.json'), FOUR.slice(0, 2), 1);
    const changed = game.slice(0, 40) + (game[40] === 'x' ? 'y' : 'x') + game.slice(41);
    expect(openLink(changed)).toEqual({ fault: { code: 'link-damaged' } });
    expect(openLink(`${game.slice(0, 20)} ${game.slice(21)}`)).toEqual({ fault: { code: 'link-malformed' } });
  });

  test('players and their seats are read back', () => {
    expect(readSeated(writeSeated(FOUR), 4)).toEqual(FOUR.map((player) => ({ bot: undefined, ...player })));
    const dotted = [{ name: 'Dr. E. ~ F', colour: 'plum' }] as const;
    expect(readSeated(writeSeated(dotted), 1)).toEqual([{ name: 'Dr. E.   F', colour: 'plum', bot: undefined }]);
  });

  test('a name is cut between its characters, and an empty one stays empty', () => {
    const name = `${'a'.repeat(23)}👩🎨`;
    const seated = [{ name, colour: 'plum' } as const, { name: '', colour: 'teal' } as const];
    expect(readSeated(writeSeated(seated), 2).map((player) => player.name)).toEqual([`${'a'.repeat(23)}👩`, '']);
  });

  test('invalid players in a link get the defaults', () => {
    const players = readSeated('plum..A~plum.genius.B~red', 3);
    expect(players.map(({ colour }) => colour)).toEqual(['plum', 'onyx', 'copper']);
    expect(players.map(({ name }) => name)).toEqual(['A', 'B', '']);
    expect(players.every(({ bot }) => bot === undefined)).toBe(true);
  });
});

describe('playing on', () => {
  const FRESH = { id: 'on', freshSeed: 'c0ffee', now: 5 } as const;
  const whole = replayed('2p-standard-some-withdraw-02.json');
  const people = FOUR.slice(0, 2);

  const halfway = (): Game => {
    const source = openReplay(whole, people);
    source.goTo(Math.floor(source.steps.length / 2));
    return source.moment().game;
  };

  async function playedOut(seed: string | undefined): Promise<Game> {
    const saves: GameRecord[] = [];
    const bots = people.map((player) => ({ ...player, bot: 'novice' }) as const);
    const saved = savedFrom({ record: recordToPlayOn(halfway().record), players: bots, seed }, FRESH);
    const source = openLocalGame({
      saved,
      save: ({ record }) => saves.push(record),
      think: ({ state }) => Promise.resolve(firstLegal(state)),
      now: () => 6,
    });
    await new Promise<void>((resolve) => {
      source.subscribe(() => {
        if (whoseTurn(source.moment().game.state).who === 'nobody') resolve();
      });
    });
    const result = openRecord(saves.at(-1));
    if ('fault' in result) throw new Error(JSON.stringify(result.fault));
    return result.game;
  }

  test('continues with the same deals if the seed is known, and proves them at the end', async () => {
    expect((await playedOut(whole.game.record.seed)).fair).toBe('verified');
  });

  test('draws new deals if the seed is unknown, and drops the commitment', async () => {
    const open = await playedOut(undefined);
    expect(open.fair).toBe('open');
    expect(open.closing?.result.totals).toHaveLength(2);
  });
});

function firstLegal(state: Game['state']): ActionId {
  const [action] = legalActions(state).map(({ id }) => id);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
