import type { ReactNode } from 'react';
import styles from './select.module.css';

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A plain one shows its frame only on hover. */
  readonly plain?: boolean | undefined;
};

export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, options, value, onChange, plain = false } = props;
  return (
    <select
      className={plain ? `${styles['select']} ${styles['plain']}` : styles['select']}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
