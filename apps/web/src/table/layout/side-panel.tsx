import { Suspense, type ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import type { TableParts } from './table-parts.ts';
import { part } from '../../ui/parts/part.tsx';

const HintPanel = part(async () => (await import('../hint/load-hint-panel.ts')).HintPanel, {
  face: 'inside',
  atTable: true,
});

/** The choice panel in the colour of the seat that decides, or the open hint. */
export function SidePanel({ parts: { table, scene, hint } }: { readonly parts: TableParts }): ReactNode {
  if (hint !== undefined)
    return (
      <Suspense>
        <HintPanel table={table} hint={hint} />
      </Suspense>
    );
  const { moment, acting, seat } = table;
  const player = moment.players[acting ?? seat ?? 0]?.colour ?? 'plum';
  return (
    <Panel
      panel={scene.panel}
      player={player}
      position={moment.game.record.entries.length}
      reason={scene.reason}
      rule={scene.rule}
      scores={scene.scores}
    />
  );
}
