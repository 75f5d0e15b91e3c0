import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ExplainCard } from './explain-card.ts';
import styles from './explain-view.module.css';

type ExplainViewProps = { readonly card: ExplainCard; readonly x: number; readonly y: number };

const MARGIN = 8;

/** The card beside the thing it explains, always inside the window. */
export function ExplainView({ card, x, y }: ExplainViewProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: x, top: y });
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    const left = Math.min(Math.max(MARGIN, x - width / 2), innerWidth - width - MARGIN);
    const below = y + MARGIN;
    const top = below + height > innerHeight ? Math.max(MARGIN, innerHeight - height - MARGIN) : below;
    setPlace({ left, top });
  }, [x, y, card]);
  return (
    <div ref={element} className={styles['card']} style={place} role="status">
      <h2>{card.name}</h2>
      <p>{card.rule}</p>
      {card.now === undefined ? null : <p className={styles['now']}>{card.now}</p>}
    </div>
  );
}
