import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './sheet.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type SheetProps = {
  readonly title: string;
  /** Beside the title. */
  readonly head?: ReactNode;
  /** The label of a second button for closing, at the bottom. */
  readonly back?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A sheet over a small table. Closes with its buttons, Escape, the device's Back, a swipe down and a tap beside it. */
export function Sheet({ title, head, back, onClose, children }: SheetProps): ReactNode {
  const t = useTranslate();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const close = (): void => sheet.current?.close();
  useSwipeDown(sheet, close);
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // a tap beside the sheet hits the dialog element itself
        if (event.target === sheet.current) close();
      }}
    >
      <div className={styles['page']}>
        <div className={styles['head']}>
          <h2 id={heading}>{title}</h2>
          {head}
          <button type="button" className={styles['close']} onClick={close}>
            <Symbol name="close" size={18} />
            {t('table.close')}
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
        {back === undefined ? null : (
          <div className={styles['foot']}>
            <button type="button" onClick={close}>
              {back}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
