import type { Setting } from '@la-stanza/engine';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './edition.module.css';
import { useWanted } from './use-wanted.ts';

type RulingRowProps<Choice extends string> = {
  /** The figure or ruling that it sets. */
  readonly entry: Setting;
  /** Whether the reader came for this one. */
  readonly isWanted: boolean;
  /** What the printed languages disagree about. */
  readonly name: string;
  readonly rule: string;
  /** What each language prints. */
  readonly why: string;
  readonly choices: readonly { readonly value: Choice; readonly text: string }[];
  readonly ours: Choice;
  /** Undefined where it is none of these. */
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice) => void;
};

/** A reading of the rules with its rule, ours and the others to choose from. */
export function RulingRow<Choice extends string>(props: RulingRowProps<Choice>): ReactNode {
  const { entry, isWanted, name, rule, why, choices, ours, value, onChange } = props;
  const t = useTranslate();
  const group = useId();
  const element = useWanted<HTMLFieldSetElement>(isWanted);
  return (
    <fieldset
      ref={element}
      className={styles['ruling']}
      data-entry={entry}
      data-wanted={isWanted}
      data-own={value !== ours}
      aria-describedby={`${group}-rule`}
    >
      <legend>{name}</legend>
      <small id={`${group}-rule`}>
        <Link to="/rules/$at" params={{ at: rule }}>
          {t('edition.rule', { rule })}
        </Link>{' '}
        {why}
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
