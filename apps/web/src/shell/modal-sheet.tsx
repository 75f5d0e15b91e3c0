import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './modal-sheet.module.css';

type ModalSheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
};

/** A sheet over the page. Closes with its button, Escape and a click beside it. */
export function ModalSheet({ title, onClose, children }: ModalSheetProps): ReactNode {
  const t = useTranslate();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const close = (): void => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-labelledby={heading}
      onClose={onClose}
      // the page's own keys rest meanwhile
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        // a click beside the sheet hits the dialog element itself
        if (event.target === sheet.current) close();
      }}
    >
      <div className={styles['head']}>
        <h2 id={heading}>{title}</h2>
        <Button size="icon" aria-label={t('site.close')} onClick={close}>
          <Symbol name="close" />
        </Button>
      </div>
      {children(close)}
    </dialog>
  );
}
