import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { OUR_EDITION, useEdition } from '../../game/edition/edition.ts';
import { ownChanges, reportText } from '../../game/edition/own-changes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './edition.module.css';

/** How much differs from ours, with buttons to copy or undo it all. */
export function OwnChangesBar(): ReactNode {
  const t = useTranslate();
  const { own = OUR_EDITION, set } = useEdition();
  /** The report that was copied, or that the browser would not copy. */
  const [outcome, setOutcome] = useState<{ readonly report: string; readonly copied: boolean }>();
  const { length: count } = ownChanges(own);
  const report = reportText(own);
  const isCopied = outcome?.report === report && outcome.copied;
  const isRefused = outcome?.report === report && !outcome.copied;
  const copy = async (button: HTMLElement): Promise<void> => {
    setOutcome({ report, copied: await copyText(report, button) });
  };
  return (
    <div className={styles['changes']}>
      <p role="status">
        {t('edition.changed', { count })} {count > 0 ? t('edition.saved') : ''} {isCopied ? t('edition.copied') : ''}{' '}
        {isRefused ? t('edition.copy-refused') : ''}
      </p>
      {count === 0 ? null : (
        <>
          <Button onClick={(event) => void copy(event.currentTarget)}>
            <Symbol name="copy" size={18} />
            {t('edition.copy')}
          </Button>
          <Button onClick={() => set(undefined)}>
            <Symbol name="undo" size={18} />
            {t('edition.reset')}
          </Button>
        </>
      )}
      {isRefused ? (
        <textarea className={styles['report']} aria-label={t('edition.copy')} readOnly value={report} rows={count} />
      ) : null}
    </div>
  );
}
