import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** For a label element; otherwise `labelledBy` is the id of the name. */
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** The id of the sentence that explains it. */
  readonly describedBy?: string | undefined;
};

export function Switch({ on, onChange, id, labelledBy, describedBy }: SwitchProps): ReactNode {
  return (
    <input
      type="checkbox"
      role="switch"
      id={id}
      className={styles['switch']}
      checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
