import { useId, type ReactNode } from 'react';
import { Switch } from './switch.tsx';
import styles from './switch-row.module.css';

type SwitchRowProps = {
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** As high as the rows of other controls it stands among. */
  readonly roomy?: boolean;
};

/** Something that is on or off, with its name and the sentence that says what it means. */
export function SwitchRow({ name, note, on, onChange, roomy = false }: SwitchRowProps): ReactNode {
  const switchId = useId();
  const noteId = useId();
  return (
    <div className={roomy ? `${styles['row']} ${styles['roomy']}` : styles['row']}>
      <div>
        <label htmlFor={switchId}>{name}</label>
        <small id={noteId}>{note}</small>
      </div>
      <Switch on={on} id={switchId} describedBy={noteId} onChange={onChange} />
    </div>
  );
}
