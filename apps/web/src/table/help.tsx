import { useEffect, useRef, type ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { useTranslate } from '../messages/messages.ts';
import { AidLink } from '../rules/aid-link.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import styles from './help.module.css';

type HelpProps = {
  /** How many rungs the longest ladder has. */
  readonly rungs: number;
  /** Whether the table is in words now. */
  readonly isText: boolean;
  readonly onText: () => void;
  readonly onClose: () => void;
};

/** A few words about the table itself; it lies beside the board, not over it. */
export function Help({ rungs, isText, onText, onClose }: HelpProps): ReactNode {
  const t = useTranslate();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section className={styles['help']} aria-label={t('table.help.title')} data-help>
      <header>
        <h2>{t('table.help.title')}</h2>
        <button ref={close} type="button" aria-label={t('table.close')} onClick={onClose}>
          <Symbol name="close" size={18} />
        </button>
      </header>
      <p>{t('table.help.gold')}</p>
      <p>{t('table.help.explain')}</p>
      <p>{t('table.help.keys', { last: rungs })}</p>
      <p>{t('text.help')}</p>
      <p>
        <button type="button" className={styles['way']} onClick={onText}>
          {t(isText ? 'text.close' : 'text.open')}
        </button>
      </p>
      <p>
        <RuleLink rule="1" words={t('table.help.rules')} />
      </p>
      <p>
        <AidLink />
      </p>
    </section>
  );
}
