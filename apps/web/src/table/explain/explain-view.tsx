import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../art/symbol.tsx';
import { useTranslate } from '../../messages/messages.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { ExplainCard } from './explain-card.ts';
import styles from './explain-view.module.css';
import { placeCard, type Box } from './place-card.ts';
import type { Explained } from './use-explain.ts';

type ExplainViewProps = {
  readonly card: ExplainCard;
  readonly explained: Explained;
  readonly onClose: () => void;
};

const HIDDEN: CSSProperties = { left: 0, top: 0, visibility: 'hidden' };

/**
 * The card beside the thing it explains, over no open choice. One that opened by itself lets every click through; one that was asked for
 * can be used and closed.
 */
export function ExplainView({ card, explained, onClose }: ExplainViewProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>(HIDDEN);
  const { thing, isAsked } = explained;
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    setPlace(
      placeCard({
        card: { width, height },
        window: { width: innerWidth, height: innerHeight },
        thing,
        choices: openChoices(),
        isAsked,
      }) ?? HIDDEN,
    );
  }, [thing, isAsked, card]);
  return (
    <div
      ref={element}
      className={styles['card']}
      style={place}
      role="status"
      data-explain-card={isAsked ? 'asked' : 'hover'}
    >
      <h2>{card.name}</h2>
      <p>{card.rule}</p>
      {card.now === undefined ? null : <p className={styles['now']}>{card.now}</p>}
      {isAsked ? (
        <>
          <RuleLink rule={card.number} words={t('table.help.rules')} />
          <button type="button" className={styles['close']} aria-label={t('table.close')} onClick={onClose}>
            <Symbol name="close" size={18} />
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Everything that may be chosen now, in the list, on the board and on the mat. */
function openChoices(): readonly Box[] {
  return [
    ...document.querySelectorAll('[data-panel] [data-offer], [data-bar], [data-state="legal"], [data-state="chosen"]'),
  ]
    .filter((choice) => choice.getAttribute('data-state') !== 'not-now')
    .map((choice) => choice.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
