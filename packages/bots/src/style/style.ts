import type { Category, Discipline } from '@la-stanza/engine';
import { botPerson, type BotPerson } from '../people/bot-people.ts';

export const STYLES = ['banker', 'rival', 'collector', 'builder', 'abbess', 'navigator'] as const;
export type StyleName = (typeof STYLES)[number];

/** What a way of playing likes, in points of prestige that nobody else would count. */
export interface Style {
  /** For activating a room. */
  readonly rooms: Readonly<Partial<Record<Discipline, number>>>;
  readonly masterpiece?: number;
  /** For the rewards of strength 1, 2 and 3. */
  readonly rewards?: readonly [number, number, number];
  /** For taking money, and for every florin that is left after the turn. */
  readonly money?: number;
  readonly florin?: number;
  /** For a portrait of the discipline in which the next player is strongest. */
  readonly denial?: number;
  /** From level 3 on: what a point of these is worth, in shares of the win. */
  readonly point: number;
  /** From level 3 on: what every point is worth that it can expect in the end from a category. */
  readonly plays?: { readonly category: Category; readonly point: number };
  /** At level 3, where no search finds reasons against it: how much of both counts. */
  readonly unsearched: number;
}

export const STYLE: Readonly<Record<StyleName, Style>> = {
  banker: { rooms: { politics: 1.75, religion: -1 }, money: 0.5, point: 0.018, unsearched: 0.6 },
  rival: {
    rooms: { literature: 2, politics: -1 },
    denial: 0.5,
    point: 0.02,
    plays: { category: 'books', point: 0.012 },
    unsearched: 0.9,
  },
  collector: { rooms: { arts: 1.75, discoveries: -1 }, point: 0.02, unsearched: 0.9 },
  builder: {
    rooms: {},
    masterpiece: 2,
    rewards: [-2, 0, 2],
    point: 0.012,
    plays: { category: 'masterpieces', point: 0.005 },
    unsearched: 0.9,
  },
  abbess: { rooms: { religion: 2, arts: -1 }, point: 0.026, unsearched: 0.9 },
  navigator: { rooms: { discoveries: 2, literature: -1 }, point: 0.016, unsearched: 0.6 },
};

/** Each person has one way of playing, at every level. */
export const STYLE_OF: Readonly<Record<BotPerson, StyleName>> = {
  ambrogio: 'banker',
  fiammetta: 'rival',
  berenice: 'collector',
  pantaleo: 'builder',
  orsola: 'abbess',
  valerio: 'navigator',
};

/** How the bot at a place of the table plays at this level. */
export const styleAt = (place: number, level: number): StyleName => STYLE_OF[botPerson(place, level)];
