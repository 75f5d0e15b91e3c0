import { useId, type ReactNode } from 'react';
import { Switch } from '../controls/switch.tsx';
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

type SwitchRowProps = {
  readonly name: string;
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A setting that is on or off. */
export function SwitchRow({ name, note, on, onChange }: SwitchRowProps): ReactNode {
  const switchId = useId();
  const noteId = useId();
  return (
    <div className={styles['row']}>
      <div>
        <label htmlFor={switchId}>{name}</label>
        <span id={noteId}>{note}</span>
      </div>
      <Switch on={on} id={switchId} describedBy={noteId} onChange={onChange} />
    </div>
  );
}
