import { Suspense, type ReactNode } from 'react';
import { Mat } from '../../drawing/mat/mat.tsx';
import { MatRow } from '../../drawing/mat/mat-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { OpenedMat } from './opened-mat.tsx';
import styles from './own-mat.module.css';
import { Bold } from '../panel/bold.tsx';
import type { TableParts } from './table-parts.ts';
import { part } from '../../ui/parts/part.tsx';

const MatPage = part(async () => (await import('./mat-page.tsx')).MatPage, { face: 'inside', atTable: true });

/** The own mat below the board: full, or as a row that opens it. An opponent's enlarged mat covers it. */
export function OwnMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { scene, fit, enlarged, matOpen, onMat, replay } = parts;
  const { mat, aside } = scene;
  if (mat === undefined) return null;
  const whole = <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />;
  const isRow = fit.matForm === 'row' || (replay !== undefined && fit.layout === 'desktop');
  return (
    <div className={styles['mat']} data-mat data-stage>
      {isRow ? (
        <>
          {!matOpen ? null : fit.isLarge ? (
            <Suspense>
              <MatPage mat={mat} onClose={onMat} />
            </Suspense>
          ) : (
            <div className={styles['drawer']}>{whole}</div>
          )}
          <MatRow
            mat={mat}
            isOpen={matOpen}
            label={t(matOpen ? 'table.mat.close' : 'table.mat.whole')}
            onToggle={onMat}
          />
        </>
      ) : (
        whole
      )}
      {enlarged === undefined ? null : (
        <div className={styles['enlarged']}>
          <OpenedMat parts={parts} />
        </div>
      )}
    </div>
  );
}
