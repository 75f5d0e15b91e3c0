import { expect, test } from 'vitest';
import { BOTS, CHARACTERS, STARTERS } from './cast/cast.ts';
import { portraitImage } from './portrait-image.tsx';

const FACES = [...CHARACTERS, ...STARTERS, ...BOTS];

test('every person of the cast and every bot has its own picture, made once', () => {
  const pictures = new Set(FACES.map((person) => portraitImage(person, 'tile')));
  expect(pictures.size).toBe(FACES.length);
  for (const person of FACES) expect(portraitImage(person, 'face')).toBe(portraitImage(person, 'face'));
});
