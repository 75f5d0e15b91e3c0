import type { ReactNode } from 'react';
import { Icon } from '../../drawing/art/icon.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import styles from './mat-entry.module.css';

type CountChoiceProps = {
  readonly name: string;
  /** The accessible name, where the name is short because a heading says the rest. */
  readonly label?: string;
  /** A piece, drawn in the 24-unit box. */
  readonly picture?: ReactNode;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** How many there are of something, from none. */
export function CountChoice({ name, label = name, picture, most, value, onChange }: CountChoiceProps): ReactNode {
  return (
    <div className={styles['room']}>
      <span className={styles['name']}>
        {picture === undefined ? null : <Icon size={26}>{picture}</Icon>}
        {name}
      </span>
      <Segmented
        label={label}
        options={Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), text: String(count) }))}
        value={String(value)}
        onChange={(count) => onChange(Number(count))}
      />
    </div>
  );
}
