import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './copy-link.module.css';

type CopyLinkProps = {
  readonly label: string;
  /** Shown when the link has been copied. */
  readonly copied: string;
  readonly address: () => string;
};

type Copied = { readonly done: true } | { readonly done: false; readonly link: string };

/** Copies a link, or shows it where the browser does not let the page copy. */
export function CopyLink({ label, copied, address }: CopyLinkProps): ReactNode {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Copied>();
  const copy = async (button: HTMLElement): Promise<void> => {
    const link = address();
    setOutcome((await copyText(link, button)) ? { done: true } : { done: false, link });
  };
  return (
    <>
      <Button aria-label={label} onClick={(event) => void copy(event.currentTarget)}>
        <Symbol name="link" size={18} />
        <span>{label}</span>
      </Button>
      <div role="status">
        {outcome === undefined ? null : (
          <div className={styles['toast']}>
            <p>{outcome.done ? copied : t('replay.copy-by-hand')}</p>
            {outcome.done ? null : (
              <input readOnly aria-label={label} value={outcome.link} onFocus={(event) => event.target.select()} />
            )}
            <Button size="icon" aria-label={t('site.close')} onClick={() => setOutcome(undefined)}>
              <Symbol name="close" size={16} />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
