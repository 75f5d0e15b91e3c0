import type { ReactNode } from 'react';
import { HintPanel } from '../hint/hint-panel.tsx';
import { Panel } from './panel/panel.tsx';
import type { TableParts } from './parts.ts';

/** The choice panel; coloured as the seat that decides. */
export function SidePanel({ parts: { table, scene, hint } }: { readonly parts: TableParts }): ReactNode {
  if (hint !== undefined) return <HintPanel picture={hint.picture} isFailed={hint.isFailed} />;
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
