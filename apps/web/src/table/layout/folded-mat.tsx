import type { ReactNode } from 'react';
import { MatStrip } from '../../drawing/mat/mat-strip.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { matTitle } from './mat-title.ts';
import type { TableParts } from './table-parts.ts';

/** The own mat as a strip that opens it, on a small table. */
export function FoldedMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { scene, matOpen, onMat } = parts;
  const { mat } = scene;
  if (mat === undefined) return null;
  return (
    <MatStrip
      mat={mat}
      open={matOpen}
      title={matTitle(t, parts)}
      note={t('table.mat.strip-note', { count: mat.recruits.filter(({ tile }) => tile !== undefined).length })}
      onToggle={onMat}
    />
  );
}
