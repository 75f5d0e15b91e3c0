import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('by default cues are on, music is off, help is on and the page follows the system', () => {
  expect(readSettings(null)).toMatchObject({
    theme: 'system',
    textSize: 'normal',
    animation: 'normal',
    cues: 60,
    music: 0,
    haptics: true,
    confirmSteps: false,
    endAtOnce: false,
    preselect: true,
    explainOnHover: true,
    handover: true,
  });
});

test('stored settings are read back', () => {
  const kept = {
    language: 'nl',
    theme: 'candle',
    textSize: 'largest',
    animation: 'off',
    colourHelp: 'symbols',
    ceremonies: 'short',
    confirmSteps: true,
    endAtOnce: true,
    preselect: false,
    explainOnHover: false,
    cues: 35,
    music: 80,
    haptics: false,
    handover: false,
    textView: true,
    remarks: false,
    playerName: 'Marit',
  };
  expect(readSettings(kept)).toEqual(kept);
});

test('an unknown choice takes its default, the others stay', () => {
  expect(readSettings({ theme: 'sepia', colourHelp: 'strong', cues: 'loud', music: 101 })).toMatchObject({
    theme: 'system',
    colourHelp: 'strong',
    cues: 60,
    music: 0,
  });
});
