import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { openChoices } from '../explain/open-choices.ts';
import { placeCard, type Box } from '../explain/place-card.ts';
import styles from './bubble.module.css';

type BubbleProps = {
  /** Finds what it belongs to, once the page is drawn. */
  readonly find: () => Element | undefined;
  /** A question, or a forecast that stays: it must be shown, and can be used. */
  readonly isUsed: boolean;
  readonly kind: 'ask' | 'forecast';
  readonly label: string;
  readonly children: ReactNode;
};

const HIDDEN: CSSProperties = { left: 0, top: 0, visibility: 'hidden' };
/** Before its place is known: a question takes the focus right away, which nothing hidden can. */
const UNSEEN: CSSProperties = { left: 0, top: 0, opacity: 0 };
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** A card at its target: below, above, right or left, the first place that covers no open choice. */
export function Bubble({ find, isUsed, kind, label, children }: BubbleProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>(UNSEEN);
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    const target = find()?.getBoundingClientRect() ?? NOWHERE;
    setPlace(
      placeCard({
        card: { width, height },
        window: { width: innerWidth, height: innerHeight },
        target,
        choices: openChoices(),
        isAsked: isUsed,
      }) ?? HIDDEN,
    );
    // the label names the target
  }, [isUsed, label]);
  return (
    <div
      ref={element}
      className={styles['bubble']}
      style={place}
      role={kind === 'ask' ? 'alertdialog' : 'status'}
      aria-label={label}
      data-forecast={kind}
      data-used={isUsed}
    >
      {children}
    </div>
  );
}
