import { useId, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import { Button } from './button.tsx';
import styles from './find-line.module.css';

type FindLineProps = {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onFind: () => void;
  /** Further fields, below the name. */
  readonly children?: ReactNode;
};

/** A line to look for something by name. */
export function FindLine({ label, name, onChange, onFind, children }: FindLineProps): ReactNode {
  const t = useTranslate();
  const field = useId();
  return (
    <form
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <label htmlFor={field}>{label}</label>
      <input id={field} type="search" value={name} maxLength={24} onChange={({ target }) => onChange(target.value)} />
      <Button type="submit">{t('people.find.do')}</Button>
      {children === undefined ? null : <div className={styles['more']}>{children}</div>}
    </form>
  );
}
