import type { Seat, TileView, View } from '@la-stanza/engine';
import { fullName } from '../people/cast.ts';
import { disciplineName } from '../pieces/amounts.ts';
import { playerName } from '../people/seats.ts';
import type { Translate } from '../translate.ts';
import type { TablePlayer } from './presence.ts';

/** What is needed to put a position into words. */
export type Telling = {
  readonly t: Translate;
  readonly view: View;
  readonly players: readonly TablePlayer[];
};

export const labelled = (t: Translate, name: string, value: string): string => t('text.line', { name, value });

/** One thing after another, or that there is none. */
export const all = (t: Translate, things: readonly string[]): string =>
  things.length === 0 ? t('text.nothing') : things.join(', ');

export function personIn({ t }: Telling, tile: TileView | null | undefined): string {
  if (tile === null || tile === undefined) return t('table.mat.empty');
  return t('text.person', { name: fullName(t, tile.tile), discipline: disciplineName(t, tile.discipline) });
}

export const names = ({ players }: Telling, seats: readonly Seat[]): string =>
  seats.map((seat) => playerName(players, seat)).join(', ');
