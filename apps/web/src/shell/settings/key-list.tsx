import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './key-list.module.css';

type KeyListProps = { readonly onClose: () => void };

/** All keys of the table, in a dialog over the settings; Esc goes back to them. */
export function KeyList({ onClose }: KeyListProps): ReactNode {
  const t = useTranslate();
  const card = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    card.current?.showModal();
  }, []);
  const keys = [
    { key: t('settings.keys.tab'), does: t('settings.keys.tab.does') },
    { key: t('settings.keys.arrows'), does: t('settings.keys.arrows.does') },
    { key: t('settings.keys.enter'), does: t('settings.keys.enter.does') },
    { key: '1–9, 0', does: t('settings.keys.numbers.does') },
    { key: 'U', does: t('settings.keys.undo.does') },
    { key: 'M', does: t('settings.keys.mat.does') },
    { key: 'L', does: t('settings.keys.log.does') },
    { key: 'C', does: t('settings.keys.coach.does') },
    { key: 'T', does: t('settings.keys.text.does') },
    { key: '?', does: t('settings.keys.explain.does') },
    { key: t('settings.keys.escape'), does: t('settings.keys.escape.does') },
  ];
  return (
    <dialog
      ref={card}
      className={styles['card']}
      aria-labelledby={heading}
      // the settings dialog below listens for the same event
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h1 id={heading}>{t('settings.keys')}</h1>
        <Button size="icon" aria-label={t('site.close')} onClick={() => card.current?.close()}>
          <Symbol name="close" />
        </Button>
      </header>
      <dl>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
