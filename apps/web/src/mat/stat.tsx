import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './stat.module.css';

type StatProps = {
  readonly children: ReactNode;
  readonly value: string | number;
  readonly size?: number;
  /** Width of the drawing in its 26-unit high box. */
  readonly width?: number;
  readonly label: string;
};

/** A piece and how many of it; nothing of it is shown paler. */
export function Stat({ children, value, size = 19, width = 26, label }: StatProps): ReactNode {
  const none = value === 0 || value === '0';
  return (
    <span className={styles['stat']} data-none={none} title={label}>
      <Icon size={size} width={width} label={label} dimmed={none}>
        {children}
      </Icon>
      {value}
    </span>
  );
}
