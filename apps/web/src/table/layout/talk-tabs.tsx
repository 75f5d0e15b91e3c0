import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Company } from '../scene/company.ts';
import { Unseen } from '../../ui/controls/unseen.tsx';
import styles from './talk-tabs.module.css';

type TalkTabsProps = { readonly talk: Company['talk']; readonly chronicle: ReactNode };

/** The chronicle and the talk at the table share a place; the talk never opens by itself. */
export function TalkTabs({ talk, chronicle }: TalkTabsProps): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState<'chronicle' | 'talk'>('chronicle');
  const id = useId();
  const tab = (which: 'chronicle' | 'talk', text: ReactNode): ReactNode => (
    <button
      type="button"
      role="tab"
      id={`${id}-${which}`}
      aria-selected={shown === which}
      aria-controls={`${id}-panel`}
      tabIndex={shown === which ? 0 : -1}
      onClick={() => setShown(which)}
      onKeyDown={({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        const other = shown === 'chronicle' ? 'talk' : 'chronicle';
        setShown(other);
        document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${other}`)}`)?.focus();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className={styles['talk']}>
      <div role="tablist" aria-label={t('talk.tabs')} className={styles['tabs']}>
        {tab('chronicle', t('table.chronicle'))}
        {tab(
          'talk',
          <>
            {t('talk.title')}
            {talk.unread === 0 || shown === 'talk' ? null : (
              <span className={styles['unread']}>
                {talk.unread}
                <Unseen> {t('talk.unread', { count: talk.unread })}</Unseen>
              </span>
            )}
          </>,
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className={styles['panel']}>
        {shown === 'chronicle' ? chronicle : talk.panel}
      </div>
    </div>
  );
}
