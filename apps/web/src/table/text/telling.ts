import type { Seat, TileView, View } from '@la-stanza/engine';
import { disciplineName, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/game-source.ts';
import { fullName } from '../words/people.ts';
import { playerName } from '../words/seats.ts';

/** What is needed to put a position into words. */
export type Telling = {
  readonly t: Translate;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
};

export const line = (t: Translate, name: string, value: string): string => t('text.line', { name, value });

/** One thing after another, or that there is none. */
export const all = (t: Translate, things: readonly string[]): string =>
  things.length === 0 ? t('text.nothing') : things.join(', ');

export function personIn({ t }: Telling, tile: TileView | null | undefined): string {
  if (tile === null || tile === undefined) return t('table.mat.empty');
  return t('text.person', { name: fullName(t, tile.tile), discipline: disciplineName(t, tile.discipline) });
}

export const names = ({ players }: Telling, seats: readonly Seat[]): string =>
  seats.map((seat) => playerName(players, seat)).join(', ');
