import { lazy, Suspense, type ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import type { TableParts } from './parts.ts';

const HintPanel = lazy(async () => ({ default: (await import('../hint/hint-panel.tsx')).HintPanel }));

/** The choice panel; coloured as the seat that decides. */
export function SidePanel({ parts: { table, scene, hint } }: { readonly parts: TableParts }): ReactNode {
  if (hint !== undefined)
    return (
      <Suspense>
        <HintPanel picture={hint.picture} isFailed={hint.isFailed} />
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
