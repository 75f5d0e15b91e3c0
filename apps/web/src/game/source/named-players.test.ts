import { translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { expect, test } from 'vitest';
import type { SeatedPlayer } from './game-source.ts';
import { namedPlayers } from './named-players.ts';

const german = translateWith('de', de);
const english = translateWith('en', en);

const names = (players: readonly SeatedPlayer[], t = english): string[] =>
  namedPlayers(t, players).map(({ name }) => name);

const NOBODY_TYPED: readonly SeatedPlayer[] = [
  { name: '', colour: 'copper' },
  { name: '', colour: 'plum' },
];

test('whoever has typed no name is called what the language of the page calls them', () => {
  const alone: readonly SeatedPlayer[] = [
    { name: '', colour: 'plum' },
    { name: 'Fiammetta', colour: 'onyx', bot: 'novice' },
  ];
  expect(names(alone)).toEqual(['Guest', 'Fiammetta']);
  expect(names(alone, german)).toEqual(['Gast', 'Fiammetta']);
});

test('several are numbered by the seat they took, whoever begins', () => {
  expect(names(NOBODY_TYPED)).toEqual(['Player 3', 'Player 1']);
  expect(names(NOBODY_TYPED, german)).toEqual(['Gast 3', 'Gast 1']);
});

test('a name that was typed stays, also one that looks like a default', () => {
  const typed: readonly SeatedPlayer[] = [
    { name: 'Guest', colour: 'plum' },
    { name: 'Player 2', colour: 'onyx' },
  ];
  expect(namedPlayers(german, typed)).toBe(typed);
});
