import { expect, test } from 'vitest';
import { CHARACTERS, STARTERS } from './cast/cast.ts';
import { portraitImage } from './portrait-image.tsx';

const CAST = [...CHARACTERS, ...STARTERS];

test('every person of the cast is a picture of its own, made once', () => {
  const pictures = new Set(CAST.map((person) => portraitImage(person, 'tile')));
  expect(pictures.size).toBe(CAST.length);
  for (const person of CAST) expect(portraitImage(person, 'face')).toBe(portraitImage(person, 'face'));
});
