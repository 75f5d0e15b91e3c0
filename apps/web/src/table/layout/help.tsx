import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { AidLink } from '../../ui/rules/aid-link.tsx';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import styles from './help.module.css';
import { Sheet } from './sheet.tsx';

type HelpProps = {
  /** How many rungs the longest ladder has. */
  readonly rungs: number;
  /** Whether the table is in words now. */
  readonly isText: boolean;
  readonly onText: () => void;
  readonly onClose: () => void;
};

/** A few words about the table itself, and the way to the player aid and the rules. */
export function Help({ rungs, isText, onText, onClose }: HelpProps): ReactNode {
  const t = useTranslate();
  return (
    <Sheet title={t('table.help.title')} back={t('table.back')} onClose={onClose}>
      <div className={styles['help']} data-help>
        <p>{t('table.help.gold')}</p>
        <p>{t('table.help.explain')}</p>
        <p>{t('table.help.keys', { last: rungs })}</p>
        <p>{t('text.help')}</p>
        <div className={styles['ways']}>
          <button type="button" className={styles['way']} onClick={onText}>
            {t(isText ? 'text.close' : 'text.open')}
          </button>
        </div>
        <p>
          <RuleLink rule="1" words={t('table.help.rules')} /> <AidLink />
        </p>
      </div>
    </Sheet>
  );
}
