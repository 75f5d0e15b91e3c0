import type { ReactNode } from 'react';
import type { Adviser } from '../../../table/hint/adviser.ts';
import type { Table } from '../../../table/scene/table.ts';
import { GameCoach } from './game-coach.tsx';
import { useSituation } from './use-situation.ts';

/** The coach as a card that is always open, for the table as text. */
export function SpokenCoach({ table, adviser }: { readonly table: Table; readonly adviser: Adviser }): ReactNode {
  const situation = useSituation(table, false);
  return <GameCoach table={table} adviser={adviser} situation={situation} />;
}
