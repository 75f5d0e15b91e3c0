import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

type SettingRowProps = { readonly name: string; readonly note: string; readonly children: ReactNode };

/** A setting: its name, what it means, and the control, which has a name of its own. */
export function SettingRow({ name, note, children }: SettingRowProps): ReactNode {
  return (
    <div className={styles['row']}>
      <div>
        <b>{name}</b>
        <span>{note}</span>
      </div>
      {children}
    </div>
  );
}
