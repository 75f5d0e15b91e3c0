import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import type { PlaceName } from '../targets/place.ts';
import styles from './stat.module.css';

type StatProps = {
  readonly children: ReactNode;
  readonly value: string | number;
  readonly size?: number;
  /** Width of the drawing in its 26-unit high box. */
  readonly width?: number;
  readonly label: string;
  readonly place?: PlaceName | undefined;
  /** The name of its explain card. */
  readonly about?: string | undefined;
};

/** A piece and its count; paler if the count is 0. */
export function Stat({ children, value, size = 19, width = 26, label, place, about }: StatProps): ReactNode {
  const none = value === 0 || value === '0';
  return (
    <span className={styles['stat']} data-none={none} data-place={place} data-about={about} title={label}>
      <Icon size={size} width={width} label={label} dimmed={none}>
        {children}
      </Icon>
      {value}
    </span>
  );
}
