import { Suspense, type ReactNode } from 'react';
import type { TableParts } from './table-parts.ts';
import { part } from '../../ui/parts/part.tsx';

const OpponentDetails = part(async () => (await import('./opponent-details.tsx')).OpponentDetails, {
  face: 'inside',
  atTable: true,
});

/** The enlarged mat of an opponent, while it is open. */
export function OpenedMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, enlarged, online } = parts;
  if (enlarged === undefined) return null;
  return (
    <Suspense>
      <OpponentDetails
        seat={enlarged.seat}
        mat={enlarged.mat}
        view={table.view}
        score={table.score}
        players={table.moment.players}
        seatStatus={online?.seatStatuses[enlarged.seat]}
        onMove={parts.onMove}
        onClose={() => parts.onEnlarge(enlarged.seat)}
      />
    </Suspense>
  );
}
