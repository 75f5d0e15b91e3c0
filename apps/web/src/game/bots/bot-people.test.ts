import { expect, test } from 'vitest';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { BOT_LEVELS } from '../source/game-source.ts';
import { botOf } from './bot-people.ts';

const bots = PLAYER_COLOURS.flatMap((colour) => BOT_LEVELS.map((level) => ({ colour, ...botOf(colour, level) })));

test('no two colours share a name or a face, whatever the levels', () => {
  for (const { colour, face, name } of bots) {
    const others = bots.filter((other) => other.colour !== colour);
    expect(others.map((other) => other.face)).not.toContain(face);
    expect(others.map((other) => other.name)).not.toContain(name);
  }
});
