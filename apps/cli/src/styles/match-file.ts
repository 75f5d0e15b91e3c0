import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { BOTS_VERSION } from '@la-stanza/bots/daily';
import type { StyledGame, StyleMatch } from '@la-stanza/bots/workshop';

export interface PlayedMatch {
  readonly match: StyleMatch;
  readonly games: readonly StyledGame[];
}

/** What a line of the file says: the match it belongs to, and its games. */
interface KeptMatch {
  readonly key: string;
  readonly games: readonly StyledGame[];
}

/** Games of other bots or of other work are not those of this match. */
const keyOf = ({ level, style, simulations, from, deals }: StyleMatch): string =>
  [BOTS_VERSION, level, style, simulations, from, deals].join(' ');

/** A run that was killed while it wrote leaves a line without this. */
const END = 'end';

export function keepMatch(file: string, { match, games }: PlayedMatch): void {
  const fields = games.map(({ share, activations }) => [share, ...activations].join(','));
  // a new line begins first: the one before may have been cut off
  appendFileSync(file, `\n${[keyOf(match), ...fields, END].join('\t')}`);
}

export function readMatches(file: string): readonly KeptMatch[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .map((line) => line.split('\t'))
    .filter((fields) => fields.at(-1) === END)
    .map(([key = '', ...fields]) => ({ key, games: fields.slice(0, -1).map(gameOf) }));
}

export const gamesOf = (kept: readonly KeptMatch[], match: StyleMatch): readonly StyledGame[] =>
  kept.find(({ key }) => key === keyOf(match))?.games ?? [];

function gameOf(field: string): StyledGame {
  const [share = 0, ...activations] = field.split(',').map(Number);
  return { share, activations };
}
