import type { ReactNode } from 'react';
import { Mat } from '../mat/mat.tsx';
import { MatRow } from '../mat/mat-row.tsx';
import type { MatPicture } from '../mat/mat-picture.ts';
import { MatSheet } from '../mat/mat-sheet.tsx';
import { useTranslate } from '../messages/messages.ts';
import { OpenedMat } from './opened-mat.tsx';
import styles from './own-mat.module.css';
import type { TableParts } from './parts.ts';
import { Sheet } from './sheet.tsx';
import { Bold } from './words/bold.tsx';

/** The own mat below the board: whole, or as a row that opens it; another player's mat lies over it while it is looked at. */
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
          {matOpen ? <OpenMat parts={parts} mat={mat} whole={whole} /> : null}
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

type OpenMatProps = { readonly parts: TableParts; readonly mat: MatPicture; readonly whole: ReactNode };

/** Above its row; large text needs a page of its own. */
function OpenMat({ parts, mat, whole }: OpenMatProps): ReactNode {
  if (!parts.fit.isLarge) return <div className={styles['drawer']}>{whole}</div>;
  return (
    <Sheet title={mat.name} onClose={parts.onMat}>
      <MatSheet mat={mat} />
    </Sheet>
  );
}
