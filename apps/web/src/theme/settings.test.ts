import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without anything kept, sound is off and the page follows the system', () => {
  expect(readSettings(null)).toMatchObject({ theme: 'system', animation: 'normal', sound: false, confirm: 'each' });
});

test('what was kept is read back', () => {
  const kept = { language: 'nl', theme: 'candle', animation: 'off', colourHelp: 'symbols', confirm: 'final' };
  expect(readSettings({ ...kept, sound: true, textView: true, playerName: 'Marit' })).toEqual({
    ...kept,
    sound: true,
    textView: true,
    playerName: 'Marit',
  });
});

test('a choice that no longer exists takes its default, the others stay', () => {
  expect(readSettings({ theme: 'sepia', colourHelp: 'strong', sound: 'yes' })).toMatchObject({
    theme: 'system',
    colourHelp: 'strong',
    sound: false,
  });
});
