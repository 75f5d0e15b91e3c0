import {
  fromText,
  newGame,
  openRecord,
  toText,
  type Figures,
  type Game,
  type State,
  type Step,
} from '@la-stanza/engine';
import type { Moment } from './example-moments.ts';

/** The positions of a moment, step by step; undefined where these figures do not allow it. */
export type PlayedMoment = { readonly start: State; readonly steps: readonly Step[]; readonly end: State };

export function playMoment({ position, entries }: Moment, figures: Figures): PlayedMoment | undefined {
  const read = fromText(withFigures(position.join(' '), figures));
  if ('fault' in read) return undefined;
  const all = entries.flatMap((line) => line.split(', '));
  const played = openRecord({ ...read.game.record, entries: all });
  if ('fault' in played) return undefined;
  return { start: read.game.state, steps: played.steps, end: played.game.state };
}

/** The line of a position for the figures of the reader's box. */
function withFigures(line: string, figures: Figures): string {
  const named = figuresNamed(newGame({ players: 2, figures }));
  return line
    .replace(/figures:\S+/, named)
    .replace(RECRUITS, (_, before: string, recruits: string) => before + fitted(recruits, figures.recruitmentSpaces));
}

const figuresNamed = (game: Game): string => /figures:\S+/.exec(toText(game))?.[0] ?? '';

/** The recruitment track is the ninth part of a seat. */
const RECRUITS = /(seat\d:(?:[^/ ]*\/){8})([^/ ]*)/g;

/** Empty spaces at the end of a recruitment track come and go with its length (rule 1.10). */
function fitted(recruits: string, spaces: number): string {
  const taken = recruits.replace(/\.+$/, '');
  const free = spaces - (taken.match(/\.|[cs]\d+/g) ?? []).length;
  return taken + '.'.repeat(Math.max(0, free));
}
