import type { ReactNode } from 'react';
import type { TableParts } from './table-parts.ts';
import { TurnSummary } from './turn-summary.tsx';

type RoofProps = { readonly parts: TableParts; readonly className: string | undefined };

/** What stands on the roof, the one place without information: the complete turn, or else the coach. */
export function Roof({ parts: { table, scene, coach }, className }: RoofProps): ReactNode {
  if (scene.summary !== undefined)
    return (
      <div className={className}>
        <TurnSummary text={scene.summary} />
      </div>
    );
  return coach?.line === undefined ? null : <div className={className}>{coach.line(table)}</div>;
}
