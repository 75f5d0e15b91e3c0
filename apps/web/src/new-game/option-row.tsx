import { useId, type ReactNode } from 'react';
import { Switch } from '../controls/switch.tsx';
import styles from './new-game.module.css';

type OptionRowProps = {
  readonly name: string;
  readonly rule: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A table option with the sentence that says what it changes. */
export function OptionRow({ name, rule, on, onChange }: OptionRowProps): ReactNode {
  const nameId = useId();
  const ruleId = useId();
  return (
    <div className={styles['option']}>
      <div>
        <b id={nameId}>{name}</b>
        <small id={ruleId}>{rule}</small>
      </div>
      <Switch on={on} onChange={onChange} labelledBy={nameId} describedBy={ruleId} />
    </div>
  );
}
