import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without anything kept, sound is off, help is on and the page follows the system', () => {
  expect(readSettings(null)).toMatchObject({
    theme: 'system',
    textSize: 'normal',
    animation: 'normal',
    sound: false,
    confirm: 'each',
    preselect: true,
    explainOnHover: true,
    handover: true,
  });
});

test('what was kept is read back', () => {
  const kept = {
    language: 'nl',
    theme: 'candle',
    textSize: 'largest',
    animation: 'off',
    colourHelp: 'symbols',
    confirm: 'final',
    preselect: false,
    explainOnHover: false,
    sound: true,
    handover: false,
    textView: true,
    playerName: 'Marit',
  };
  expect(readSettings(kept)).toEqual(kept);
});

test('a choice that no longer exists takes its default, the others stay', () => {
  expect(readSettings({ theme: 'sepia', colourHelp: 'strong', sound: 'yes' })).toMatchObject({
    theme: 'system',
    colourHelp: 'strong',
    sound: false,
  });
});
