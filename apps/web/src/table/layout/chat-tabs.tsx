import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { OnlineSlots } from '../scene/online-slots.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import styles from './chat-tabs.module.css';

type ChatTabsProps = { readonly chat: OnlineSlots['chat']; readonly chronicle: ReactNode };

/** Chronicle and chat share a place; the chat never opens by itself. */
export function ChatTabs({ chat, chronicle }: ChatTabsProps): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState<'chronicle' | 'chat'>('chronicle');
  const id = useId();
  const tab = (which: 'chronicle' | 'chat', text: ReactNode): ReactNode => (
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
        const other = shown === 'chronicle' ? 'chat' : 'chronicle';
        setShown(other);
        document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${other}`)}`)?.focus();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className={styles['chat']}>
      <div role="tablist" aria-label={t('talk.tabs')} className={styles['tabs']}>
        {tab('chronicle', t('table.chronicle'))}
        {tab(
          'chat',
          <>
            {t('talk.title')}
            {chat.unread === 0 || shown === 'chat' ? null : (
              <span className={styles['unread']}>
                {chat.unread}
                <VisuallyHidden> {t('talk.unread', { count: chat.unread })}</VisuallyHidden>
              </span>
            )}
          </>,
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className={styles['panel']}>
        {shown === 'chronicle' ? chronicle : chat.panel}
      </div>
    </div>
  );
}
