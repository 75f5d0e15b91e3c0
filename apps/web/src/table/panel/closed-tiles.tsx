import type { ReactNode } from 'react';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { PanelPart } from '../decision/decision-picture.ts';
import styles from './closed-tiles.module.css';
import { DrawingPicture } from './drawing-picture.tsx';

type ClosedTilesProps = Omit<Extract<PanelPart, { readonly kind: 'closed' }>, 'kind'>;

/** Tiles of a discipline whose condition is not met, in one line with what is missing. */
export function ClosedTiles({ discipline, tiles, text }: ClosedTilesProps): ReactNode {
  return (
    <div className={styles['closed']}>
      <DrawingPicture drawing={{ kind: 'emblem', discipline }} size={20} />
      {tiles.map((tile) => (
        <span key={tile} data-about={`tile ${tile}`}>
          <BonusTilePicture tile={tile} size={30} />
        </span>
      ))}
      <b>{text}</b>
      <Symbol name="lock" size={16} />
    </div>
  );
}
