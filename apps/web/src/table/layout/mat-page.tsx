import type { ReactNode } from 'react';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { MatSheet } from '../../drawing/mat/mat-sheet.tsx';
import { Sheet } from './sheet.tsx';

type MatPageProps = { readonly mat: MatPicture; readonly onClose: () => void };

/** The whole mat on a page of its own: large text has no room for it beside the board. */
export function MatPage({ mat, onClose }: MatPageProps): ReactNode {
  return (
    <Sheet title={mat.name} onClose={onClose}>
      <MatSheet mat={mat} />
    </Sheet>
  );
}
