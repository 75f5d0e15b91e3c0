import type { ReactNode } from 'react';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { MatSheet } from '../../drawing/mat/mat-sheet.tsx';
import { Sheet } from './sheet.tsx';

type MatPageProps = { readonly mat: MatPicture; readonly onClose: () => void };

/** The whole mat in a sheet: with large text it does not fit beside the board. */
export function MatPage({ mat, onClose }: MatPageProps): ReactNode {
  return (
    <Sheet title={mat.name} onClose={onClose}>
      <MatSheet mat={mat} />
    </Sheet>
  );
}
