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

const NO_NAMES_TYPED: readonly SeatedPlayer[] = [
  { name: '', colour: 'copper' },
  { name: '', colour: 'plum' },
];

test('a player who typed no name is named in the language of the page', () => {
  const alone: readonly SeatedPlayer[] = [
    { name: '', colour: 'plum' },
    { name: 'Fiammetta', colour: 'onyx', bot: 'novice' },
  ];
  expect(names(alone)).toEqual(['Guest', 'Fiammetta']);
  expect(names(alone, german)).toEqual(['Gast', 'Fiammetta']);
});

test('several unnamed players are numbered by their seats in the form, not by the turn order', () => {
  expect(names(NO_NAMES_TYPED)).toEqual(['Player 3', 'Player 1']);
  expect(names(NO_NAMES_TYPED, german)).toEqual(['Gast 3', 'Gast 1']);
});

test('a typed name stays, also one that looks like a default', () => {
  const typed: readonly SeatedPlayer[] = [
    { name: 'Guest', colour: 'plum' },
    { name: 'Player 2', colour: 'onyx' },
  ];
  expect(namedPlayers(german, typed)).toBe(typed);
});
