import { lazy, Suspense, type ReactNode } from 'react';
import type { TableParts } from './parts.ts';

const Enlarged = lazy(async () => ({ default: (await import('./enlarged.tsx')).Enlarged }));

/** The mat of another player, while somebody looks at it. */
export function OpenedMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, enlarged, company } = parts;
  if (enlarged === undefined) return null;
  return (
    <Suspense>
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
    </Suspense>
  );
}
