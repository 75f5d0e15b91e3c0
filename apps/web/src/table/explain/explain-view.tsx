import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../messages/messages.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { ExplainCard } from './explain-card.ts';
import styles from './explain-view.module.css';

type ExplainViewProps = {
  readonly card: ExplainCard;
  /** The middle of the thing, and its edges. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
};

const MARGIN = 8;

/** The card below the thing it explains, or above where there is no room; never over it, always inside the window. */
export function ExplainView({ card, x, top: upper, bottom: lower }: ExplainViewProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: x, top: lower });
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    const left = Math.min(Math.max(MARGIN, x - width / 2), innerWidth - width - MARGIN);
    const below = lower + MARGIN;
    const top = below + height > innerHeight ? Math.max(MARGIN, upper - height - MARGIN) : below;
    setPlace({ left, top });
  }, [x, upper, lower, card]);
  return (
    <div ref={element} className={styles['card']} style={place} role="status" data-explain-card>
      <h2>{card.name}</h2>
      <p>{card.rule}</p>
      {card.now === undefined ? null : <p className={styles['now']}>{card.now}</p>}
      <RuleLink rule={card.number} words={t('table.help.rules')} />
    </div>
  );
}
