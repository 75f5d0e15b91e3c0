import type { ReactNode } from 'react';
import styles from './icon.module.css';

type IconProps = {
  /** Height in pixels. */
  readonly size?: number;
  /** Width of the drawing in its 26-unit high box, if it is not square. */
  readonly width?: number;
  /** A label makes it an image; without one it is decoration beside words that say the same. */
  readonly label?: string;
  readonly dimmed?: boolean;
  readonly children: ReactNode;
};

/** A piece within text: any drawing centred on 0, 0 in a 24-unit box. */
export function Icon({ size = 20, width = 26, label, dimmed = false, children }: IconProps): ReactNode {
  return (
    <svg
      className={styles['icon']}
      data-dimmed={dimmed}
      width={(size * width) / 26}
      height={size}
      viewBox={`${-width / 2} -13 ${width} 26`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}
