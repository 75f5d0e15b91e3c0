import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { OUR_EDITION, useEdition } from '../../game/edition/edition.ts';
import { fallback, isTrack, readField, writeField, type Field, type Scope } from '../../game/edition/figure-fields.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './edition.module.css';
import { fieldFaultSentence, fieldWords } from './field-words.ts';
import { useWanted } from './use-wanted.ts';

type FigureRowProps = {
  readonly field: Field;
  readonly scope: Scope;
  /** Whether the reader came for this one. */
  readonly isWanted: boolean;
};

/** A figure with its rule, our value and a field for one's own. */
export function FigureRow({ field, scope, isWanted }: FigureRowProps): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const edition = own ?? OUR_EDITION;
  const [draft, setDraft] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const ids = { input: useId(), trouble: useId() };
  const { name, rule } = field;
  const element = useWanted<HTMLDivElement>(isWanted);
  const kept = writeField(edition, scope, name);
  const ours = writeField(OUR_EDITION, scope, name);
  const undone = fallback(edition, scope, name);
  const words = fieldWords(t, name);
  const write = (text: string): void => {
    setDraft(text);
    const read = readField(edition, scope, name, text);
    if ('fault' in read) setTrouble(fieldFaultSentence(t, read.fault));
    else {
      setTrouble(undefined);
      set(read.edition);
    }
  };
  const undo = (): void => {
    // what it was before may no longer go with the other figures
    write(undone);
    setDraft(undefined);
  };
  return (
    <div ref={element} className={styles['row']} data-entry={name} data-wanted={isWanted} data-own={kept !== ours}>
      <label htmlFor={ids.input}>
        {words}
        <small>
          <Link to="/rules/$at" params={{ at: rule }}>
            {t('edition.rule', { rule })}
          </Link>{' '}
          {t('edition.standard', { figures: ours.replaceAll(' ', ', ') })}
        </small>
      </label>
      <input
        id={ids.input}
        // the keys for numbers have no star
        inputMode={isTrack(name) ? 'text' : 'numeric'}
        value={draft ?? kept}
        aria-invalid={trouble !== undefined}
        aria-describedby={ids.trouble}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          // text that could not be saved stays for correction; saved text is shown as it was saved
          if (trouble === undefined) setDraft(undefined);
        }}
      />
      <Button
        size="icon"
        disabled={kept === undone && draft === undefined}
        aria-label={t('edition.reset-one', { figure: words })}
        onClick={undo}
      >
        <Symbol name="undo" size={16} />
      </Button>
      <p id={ids.trouble} role="alert">
        {trouble === undefined ? '' : t('edition.unsaved', { why: trouble })}
      </p>
    </div>
  );
}
