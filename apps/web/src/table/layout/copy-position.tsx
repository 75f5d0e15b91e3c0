import { toText, type State } from '@la-stanza/engine';
import { useState, type ReactNode } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './help.module.css';

/** Copies the shown position as one line of text; where the browser does not allow it, shows the line instead. */
export function CopyPosition({ state }: { readonly state: State }): ReactNode {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (button: HTMLElement): Promise<void> => {
    setOutcome((await copyText(toText(state), button)) ? 'copied' : 'refused');
  };
  return (
    <>
      <button
        type="button"
        className={styles['switch']}
        data-copy-position={outcome}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {t(outcome === 'copied' ? 'table.position.copied' : 'table.position.copy')}
      </button>
      {outcome === 'refused' ? (
        <textarea className={styles['line']} aria-label={t('table.position.copy')} readOnly value={toText(state)} />
      ) : null}
    </>
  );
}
