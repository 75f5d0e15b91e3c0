import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './edition.module.css';

type RulingRowProps<Choice extends string> = {
  /** What the printed languages disagree about. */
  readonly name: string;
  readonly rule: string;
  readonly choices: readonly { readonly value: Choice; readonly text: string }[];
  readonly ours: Choice;
  /** Undefined where it is none of these. */
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice) => void;
};

/** A reading of the rules with its rule, ours and the others to choose from. */
export function RulingRow<Choice extends string>(props: RulingRowProps<Choice>): ReactNode {
  const { name, rule, choices, ours, value, onChange } = props;
  const t = useTranslate();
  const group = useId();
  return (
    <fieldset className={styles['ruling']} data-own={value !== ours} aria-describedby={`${group}-rule`}>
      <legend>{name}</legend>
      <small id={`${group}-rule`}>
        <Link to="/rules/$at" params={{ at: rule }}>
          {t('edition.rule', { rule })}
        </Link>
      </small>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={group} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>
            {choice.text} {choice.value === ours ? <small>{t('edition.ours')}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
