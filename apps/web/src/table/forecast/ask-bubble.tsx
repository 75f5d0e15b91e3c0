import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Bold } from '../panel/bold.tsx';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';

type AskBubbleProps = {
  /** Finds the target of the deed. */
  readonly find: () => Element | undefined;
  readonly title?: string | undefined;
  readonly sentence: string;
  /** Names the deed. */
  readonly label: string;
  readonly isLoss?: boolean | undefined;
  readonly onStay: () => void;
  readonly onDo: () => void;
};

/** The question before a deed that cannot be undone or costs points: stay, or the deed by its name. */
export function AskBubble({ find, title, sentence, label, isLoss = false, onStay, onDo }: AskBubbleProps): ReactNode {
  const t = useTranslate();
  const deed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    deed.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Bubble find={find} isUsed kind="ask" label={label}>
      {title === undefined ? null : <h2>{title}</h2>}
      <p>
        <Bold text={sentence} />
      </p>
      <div className={styles['buttons']}>
        <button type="button" data-ask="stay" onClick={onStay}>
          {t('table.ask.stay')}
        </button>
        <button
          ref={deed}
          type="button"
          className={styles['deed']}
          data-ask="do"
          data-confirm
          data-loss={isLoss}
          onClick={onDo}
        >
          {label}
        </button>
      </div>
    </Bubble>
  );
}
