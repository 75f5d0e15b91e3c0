import { type Discipline, type Figures, type State, type TileView, whoseTurn, legalActions } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { disciplineName } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { closedWords, gainWords } from './gain-words.ts';
import { bestGain, closedBecause } from './gains.ts';

/** A person on the walls and their room: "da Gama (Discoveries), Arts room". */
export function whoAndWhere(t: Translate, { tile, discipline }: TileView, room: Discipline): string {
  const who = t('text.person', { name: shortName(t, tile), discipline: disciplineName(t, discipline) });
  return `${who}, ${t(`terms.room.${room}`)}`;
}

/** What a landing brings next, or why it brings so little; `state` is the position after it. */
export function afterLanding(t: Translate, figures: Figures, state: State): string {
  const acting = whoseTurn(state);
  if (acting.who !== 'seat') return t('decision.walk.then-refill');
  if (acting.decision === 'take') return t('decision.walk.then-tile', { count: openTiles(state) });
  const best = bestGain(state);
  if (best !== undefined) return gainWords(t, figures, best);
  return closedWords(t, closedBecause(state)) ?? t('decision.walk.then-money');
}

function openTiles(state: State): number {
  const tiles = legalActions(state).flatMap((action) => (action.kind === 'take' ? [action.tile] : []));
  return new Set(tiles).size;
}
