import { DISCIPLINES } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawing/art/emblem.tsx';
import styles from './house-roof.module.css';

/** A tiled roof with the five emblems in its gable. */
export function HouseRoof(): ReactNode {
  return (
    <div className={styles['roof']} aria-hidden>
      <svg viewBox="-104 -48 208 50">
        <path d="M-102 0L0-46L102 0Z" fill="var(--parchment)" stroke="var(--stroke)" strokeWidth={3} />
        {DISCIPLINES.map((discipline, index) => (
          <Emblem key={discipline} discipline={discipline} x={(index - 2) * 23} y={-12} size={16} />
        ))}
      </svg>
    </div>
  );
}
