import { useId, type ReactNode } from 'react';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly short?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One choice of a few, all visible; a group of radio buttons, so that arrow keys move the choice. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['group']}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={option.short === undefined ? undefined : option.text}
            title={option.short === undefined ? undefined : option.text}
            onChange={() => onChange(option.value)}
          />
          {option.short ?? option.text}
        </label>
      ))}
    </div>
  );
}
