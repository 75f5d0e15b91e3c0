import { expect, test } from 'vitest';
import { PLAYER_COLOURS } from '../art/player.ts';
import { BOT_LEVELS } from '../game/game-source.ts';
import de from '../messages/de/cast.json' with { type: 'json' };
import en from '../messages/en/cast.json' with { type: 'json' };
import fr from '../messages/fr/cast.json' with { type: 'json' };
import nl from '../messages/nl/cast.json' with { type: 'json' };
import { botOf } from './bot-people.ts';

const bots = PLAYER_COLOURS.flatMap((colour) => BOT_LEVELS.map((level) => ({ colour, ...botOf(colour, level) })));

/** Case and accents make no difference to a listener. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

test.each([
  ['English', en],
  ['German', de],
  ['French', fr],
  ['Dutch', nl],
])('no bot is called like somebody of the cast in %s', (_, catalogue) => {
  const cast = new Set(
    Object.entries(catalogue).flatMap(([id, name]) => (/\.(?:name|short)$/.test(id) ? [plain(name)] : [])),
  );
  // some full names are the short ones
  expect(cast.size).toBeGreaterThan(60);
  expect(bots.filter(({ name }) => cast.has(plain(name)))).toEqual([]);
});

test('no two colours share a name or a face, whatever the levels', () => {
  for (const { colour, face, name } of bots) {
    const others = bots.filter((other) => other.colour !== colour);
    expect(others.map((other) => other.face)).not.toContain(face);
    expect(others.map((other) => other.name)).not.toContain(name);
  }
});
