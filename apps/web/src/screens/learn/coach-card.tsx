import type { ReactNode } from 'react';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Bold } from '../../table/panel/bold.tsx';
import styles from './coach-card.module.css';

type CoachCardProps = {
  /** Beside the name: the number of the step. */
  readonly note?: ReactNode;
  /** Words between ** are bold. */
  readonly sentence: string;
  /** The answer to the last try. */
  readonly answer?: string | undefined;
  readonly children?: ReactNode;
  /** Below the portrait and the sentences. */
  readonly foot?: ReactNode;
};

/** The coach and what she says. Screen readers announce every change. */
export function CoachCard({ note, sentence, answer, children, foot }: CoachCardProps): ReactNode {
  const t = useTranslate();
  return (
    <section className={styles['card']} aria-label={t('cast.zia-rosa.name')}>
      <PortraitPicture person="rosa" width={56} />
      <div className={styles['words']}>
        <p className={styles['head']}>
          <b>{t('cast.zia-rosa.name')}</b>
          <span>{note}</span>
        </p>
        <div aria-live="polite">
          <p className={styles['sentence']}>
            <Bold text={sentence} />
          </p>
          {answer === undefined ? null : (
            <p className={styles['answer']}>
              <Symbol name="lock" size={16} />
              <span>{answer}</span>
            </p>
          )}
        </div>
        {children}
      </div>
      {foot}
    </section>
  );
}
