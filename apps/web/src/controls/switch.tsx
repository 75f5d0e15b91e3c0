import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The ids of the name and of the sentence that explains it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
};

export function Switch({ on, onChange, labelledBy, describedBy }: SwitchProps): ReactNode {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles['switch']}
      checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
