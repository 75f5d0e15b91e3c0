import type { ReactNode } from 'react';
import { MatSheet } from '../../drawing/mat/mat-sheet.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Cover } from './cover.tsx';
import { OpenedMat } from './opened-mat.tsx';
import type { TableParts } from './table-parts.ts';

/** The own mat and those of the others, over a small table. */
export function MatCovers({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { scene, enlarged, matOpen, onMat, onEnlarge } = parts;
  const { mat } = scene;
  return (
    <>
      {matOpen && mat !== undefined ? (
        <Cover onClose={onMat}>
          <MatSheet mat={mat} frame={{ closeLabel: t('table.mat.close'), onClose: onMat }} />
        </Cover>
      ) : null}
      {enlarged === undefined ? null : (
        <Cover onClose={() => onEnlarge(enlarged.seat)}>
          <OpenedMat parts={parts} />
        </Cover>
      )}
    </>
  );
}
