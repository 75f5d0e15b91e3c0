import { expect, test } from 'vitest';
import { placeCard, type Box } from './place-card.ts';

const window = { width: 1280, height: 720 };
const card = { width: 320, height: 140 };
const row = (number: number): Box => ({ left: 980, right: 1264, top: 100 + number * 48, bottom: 144 + number * 48 });

test('a card is placed below its target if there is space', () => {
  const target = { left: 300, right: 360, top: 200, bottom: 280 };
  expect(placeCard({ card, window, target, choices: [], isAsked: false })).toEqual({ left: 170, top: 288 });
});

test('a card about a choice is placed beside the list and covers no other choice', () => {
  const choices = [0, 1, 2, 3, 4].map(row);
  const place = placeCard({ card, window, target: row(1), choices, isAsked: false });
  expect(place?.left).toBe(980 - card.width - 8);
});

test('where choices are everywhere no card opens on hover, but one that was asked for does', () => {
  const choices = [{ left: 0, right: 1280, top: 0, bottom: 720 }];
  const target = row(0);
  expect(placeCard({ card, window, target, choices, isAsked: false })).toBeUndefined();
  expect(placeCard({ card, window, target, choices, isAsked: true })).toBeDefined();
});

test('a card never leaves the window', () => {
  for (const left of [0, 600, 1240]) {
    for (const top of [0, 350, 680]) {
      const place = placeCard({
        card,
        window,
        target: { left, top, right: left + 40, bottom: top + 40 },
        choices: [],
        isAsked: false,
      });
      expect(place).toBeDefined();
      expect(place?.left).toBeGreaterThanOrEqual(0);
      expect(place?.top).toBeGreaterThanOrEqual(0);
      expect((place?.left ?? 0) + card.width).toBeLessThanOrEqual(window.width);
      expect((place?.top ?? 0) + card.height).toBeLessThanOrEqual(window.height);
    }
  }
});
