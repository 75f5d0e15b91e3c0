import type { ReactNode } from 'react';
import { Enlarged } from './enlarged.tsx';
import type { TableParts } from './parts.ts';

/** The mat of another player, while somebody looks at it. */
export function OpenedMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, enlarged, company } = parts;
  if (enlarged === undefined) return null;
  return (
    <Enlarged
      seat={enlarged.seat}
      mat={enlarged.mat}
      view={table.view}
      score={table.score}
      players={table.moment.players}
      sitter={company?.sitters[enlarged.seat]}
      onMove={parts.onMove}
      onClose={() => parts.onEnlarge(enlarged.seat)}
    />
  );
}
