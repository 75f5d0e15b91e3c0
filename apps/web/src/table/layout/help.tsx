import type { State } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { AidLink } from '../../ui/rules/aid-link.tsx';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import { CopyPosition } from './copy-position.tsx';
import styles from './help.module.css';
import { Sheet } from './sheet.tsx';

type HelpProps = {
  /** The position that can be copied. */
  readonly state: State;
  /** The number of rungs of the longest ladder. */
  readonly rungs: number;
  /** Whether the table is shown as text. */
  readonly isText: boolean;
  readonly onText: () => void;
  readonly onClose: () => void;
};

/** A few words about the table, the position as text, and links to the player aid and the rules. */
export function Help({ state, rungs, isText, onText, onClose }: HelpProps): ReactNode {
  const t = useTranslate();
  return (
    <Sheet title={t('table.help.title')} back={t('table.back')} onClose={onClose}>
      <div className={styles['help']} data-help>
        <p>{t('table.help.gold')}</p>
        <p>{t('table.help.explain')}</p>
        <p>{t('table.help.keys', { last: rungs })}</p>
        <p>{t('text.help')}</p>
        <div className={styles['actions']}>
          <button type="button" className={styles['switch']} onClick={onText}>
            {t(isText ? 'text.close' : 'text.open')}
          </button>
          <CopyPosition state={state} />
        </div>
        <p>
          <RuleLink rule="1" words={t('table.help.rules')} /> <AidLink />
        </p>
      </div>
    </Sheet>
  );
}
